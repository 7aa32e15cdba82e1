import { resolve } from "node:path";
import { defineConfig } from "vite";

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  base: "/sandbox/",
  publicDir: false,
  logLevel: "warn",
  build: {
    outDir: resolve(here, "dist"),
    emptyOutDir: true,
    target: "es2023",
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: { client: resolve(here, "client/main.ts"), facts: resolve(here, "facts/runner.ts") },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name].js",
        assetFileNames: "[name][extname]",
        keepNames: true,
      },
    },
  },
});

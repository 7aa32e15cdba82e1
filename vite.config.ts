import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

const VERSION = /"version": "([^"]+)"/;

/** Emits `system.json` with the version of `package.json`, so that a release has one place for its number. */
function manifest(): Plugin {
  return {
    name: "construct:manifest",
    generateBundle() {
      const version = VERSION.exec(readFileSync("package.json", "utf8"))?.[0] ?? "";
      const source = readFileSync("system.json", "utf8").replace(VERSION, version);
      this.emitFile({ type: "asset", fileName: "system.json", source });
    },
  };
}

export default defineConfig({
  base: "./",
  publicDir: "public",
  logLevel: "warn",
  build: {
    outDir: "dist",
    target: "es2023",
    sourcemap: true,
    minify: "oxc",
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: "src/main.ts",
      checks: { bundlerTimings: false },
      // To read a property changes nothing here, so what is only read for nothing is left out.
      treeshake: { propertyReadSideEffects: false },
      output: {
        entryFileNames: "index.js",
        assetFileNames: assetName,
        // Foundry stores the class names of rolls, terms and sheets: they must survive minification.
        minify: { compress: true, mangle: { keepNames: { class: true, function: false } }, codegen: true },
      },
    },
  },
  plugins: [manifest()],
});

function assetName({ names }: { readonly names: readonly string[] }): string {
  return names.some((name) => name.endsWith(".css")) ? "index.css" : "fonts/[name][extname]";
}

import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

interface Package {
  readonly version: string;
}

/** Emits `system.json` with the version of `package.json`, so that a release has one place for its number. */
function manifest(): Plugin {
  return {
    name: "construct:manifest",
    generateBundle() {
      const { version }: Package = JSON.parse(readFileSync("package.json", "utf8"));
      const source = `${JSON.stringify({ ...JSON.parse(readFileSync("system.json", "utf8")), version }, null, 2)}\n`;
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
    // Foundry stores the class names of rolls, terms and sheets: they must survive minification.
    rolldownOptions: { output: { keepNames: true, assetFileNames: assetName } },
    lib: { entry: "src/main.ts", formats: ["es"], fileName: "index", cssFileName: "index" },
  },
  plugins: [manifest()],
});

function assetName({ names }: { readonly names: readonly string[] }): string {
  return names.some((name) => name.endsWith(".woff2")) ? "fonts/[name][extname]" : "[name][extname]";
}

import "./styles/index.css";
import { boot } from "./core/boot.ts";
import { exposeGlobals } from "./expose.ts";
import { installWindows } from "./panels/index.ts";

function tellFailure(error: unknown): void {
  const text = document.createElement("p");
  text.className = "sandbox-failure";
  text.setAttribute("role", "alert");
  text.textContent = error instanceof Error ? error.message : String(error);
  document.body.append(text);
  globalThis.reportError(error);
}

installWindows();
boot(exposeGlobals).catch(tellFailure);

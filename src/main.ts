import "../styles/main.scss";
import { registerHooks } from "./foundry/hooks.ts";

registerHooks();

/** Starts the page. */
import { Shell } from "./shell.js";
import { applyTheme } from "./theme.js";

applyTheme();
const shell = new Shell();
document.body.append(shell.element);
shell.start();

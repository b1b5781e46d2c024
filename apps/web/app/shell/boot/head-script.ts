/**
 * What must not wait for any script file. It is the text of one inline script in the head, which has
 * run before React takes over.
 */
import { APP_SCRIPT } from "../../bridge/app-script.ts";
import { EARLY_BACK_SCRIPT } from "./early-back.ts";
import { EARLY_INPUT_SCRIPT } from "./early-input.ts";
import { GONE_SCRIPTS_SCRIPT } from "./gone-scripts.ts";
import { LOGIN_SCRIPT } from "../session/session-cookies.ts";
import { THEME_SCRIPT } from "../state/theme.ts";

export const HEAD_SCRIPT = [
  THEME_SCRIPT,
  APP_SCRIPT,
  LOGIN_SCRIPT,
  EARLY_BACK_SCRIPT,
  EARLY_INPUT_SCRIPT,
  GONE_SCRIPTS_SCRIPT,
].join(";");

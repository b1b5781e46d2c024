/** Looks for a captcha's number away from the page, which stays alive meanwhile. */
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { handler } from "altcha-lib/workers/shared";

handler({ deriveKey });

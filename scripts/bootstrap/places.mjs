// Where things are in a checkout.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A path in the checkout. @param {...string} parts */
export const at = (...parts) => join(root, ...parts);

import type { PlainAct } from "./parts/plain-acts.ts";

/** What a button does: by itself in a part; named for the page in the first paint. */
export function actOf(name: PlainAct, run: (() => void) | undefined) {
  return run === undefined ? { "data-act": name } : { onClick: run };
}

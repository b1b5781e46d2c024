import type { Area } from "@parley/phrases/keys";

/** The phrases of the gate and its agreement dialog, for the handle of a page that shows it. */
export const GATE_AREAS = ["gate", "agreement"] as const satisfies readonly Area[];

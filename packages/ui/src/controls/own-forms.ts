/**
 * React passes events through portals: a form inside a dialog would submit the form of the page
 * that opened it as well. Overlays with free content end these events at their own edge.
 */
import type { SyntheticEvent } from "react";

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Props for the popup of an overlay. */
export const OWN_FORMS = { onSubmit: stop, onReset: stop } as const;

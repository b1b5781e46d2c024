/**
 * The frame that all one-line controls share, so that they line up in a form. The text is 16 pixels on
 * phones: with less, iOS zooms into the page on focus.
 */
export const CONTROL_FRAME =
  "min-h-11 w-full min-w-0 rounded-md border border-control bg-surface text-base text-ink " +
  "transition-colors sm:min-h-9 sm:text-sm";

export const CONTROL_STATES = "control-states";

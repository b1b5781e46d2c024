/**
 * The frame that all one-line controls share, so that they line up in a form. The text is 16 pixels on
 * phones: with less, iOS zooms into the page on focus.
 */
export const CONTROL_FRAME = "control sm:min-h-9 sm:text-sm";

export const CONTROL_STATES = "control-states";

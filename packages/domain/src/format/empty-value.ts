/** Shown wherever there is no value to show: the same sign for numbers and for times. */
export const EMPTY_VALUE = "--";

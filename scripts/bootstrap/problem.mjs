/** Something the person at the keyboard can act on: shown as a sentence, without a stack. */
export class Problem extends Error {}

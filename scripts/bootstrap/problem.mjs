/** An error the user can act on: printed as a sentence, without a stack. */
export class Problem extends Error {}

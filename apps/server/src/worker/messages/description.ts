// What a message says, before it takes the form of a mail or a text message.
export interface Link {
  readonly label: string;
  readonly path: string;
  /** A page that is not below the reader's language, such as one of the console. */
  readonly isUnprefixed?: boolean;
}

/** The whole address of a link. */
export function addressOf({ path, isUnprefixed }: Link, locale: string, publicUrl: string): string {
  return isUnprefixed === true ? `${publicUrl}${path}` : `${publicUrl}/${locale}${path}`;
}

export interface Description {
  readonly subject: string;
  /** The first sentence: what happened, or what the code is for. */
  readonly lead: string;
  readonly code: string | null;
  /** Labels and values, "IP address" and "203.0.113.7". */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** What follows from it and what to do. */
  readonly advice: readonly string[];
  readonly link: Link | null;
  /** Text messages are short and carry no link but one that cannot wait. */
  readonly isLinkTexted?: boolean;
  /** False for people who only gave us an address and may have no account. */
  readonly isAccountKnown: boolean;
}

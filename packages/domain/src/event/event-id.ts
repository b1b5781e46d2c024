// The id of a live event is its position among all of them: its transaction, and its own number
// within. Both have a fixed length, so that ids sort as texts.

declare const brand: unique symbol;

/** `xid-id`, such as `00000000000000001234-1219401930021441536`. Compare two with `<`. */
export type EventId = string & { readonly [brand]: "EventId" };

export interface EventPlace {
  /** Of the transaction. */
  readonly xid: bigint;
  readonly id: bigint;
}

const XID_DIGITS = 20;
const ID_DIGITS = 19;
const FORM = /^(\d{20})-(\d{19})$/;
const LARGEST_XID = 2n ** 64n - 1n;
const LARGEST_ID = 2n ** 63n - 1n;

export function writeEventId({ xid, id }: EventPlace): EventId {
  const text = `${String(xid).padStart(XID_DIGITS, "0")}-${String(id).padStart(ID_DIGITS, "0")}`;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The only place where a text becomes this id, but for what `readEventId` has looked at.
  return text as EventId;
}

/** Null for what is no id of ours. */
export function readEventId(text: string): EventPlace | null {
  const [, xidText = "", idText = ""] = FORM.exec(text) ?? [];
  if (xidText === "") return null;
  const xid = BigInt(xidText);
  const id = BigInt(idText);
  return xid <= LARGEST_XID && id <= LARGEST_ID ? { xid, id } : null;
}

// Ids that cannot be mistaken for one another. In the database they are bigints, on the wire decimal
// texts.

declare const kind: unique symbol;

/** A bigint that names one kind of thing. */
type Id<Kind extends string> = bigint & { readonly [kind]: Kind };

/** An account: a master, a sub-user, a member of staff. */
export type UserId = Id<"UserId">;

/** A login that lasts. */
export type SessionId = Id<"SessionId">;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The only place where a bigint becomes this id.
export const toUserId = (value: bigint | string): UserId => BigInt(value) as UserId;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The only place where a bigint becomes this id.
export const toSessionId = (value: bigint | string): SessionId => BigInt(value) as SessionId;

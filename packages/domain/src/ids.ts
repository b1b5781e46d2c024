// Ids that cannot be mistaken for one another. In the database they are bigints, on the wire decimal
// texts.

declare const kind: unique symbol;

/** A bigint that names one kind of thing. */
type Id<Kind extends string> = bigint & { readonly [kind]: Kind };

/** A master, a sub-user, a member of staff. */
export type UserId = Id<"UserId">;

/** A login that lasts. */
export type SessionId = Id<"SessionId">;

/** A key with which a user's program signs its requests. */
export type ApiKeyId = Id<"ApiKeyId">;

export type OfferId = Id<"OfferId">;
export type OrderId = Id<"OrderId">;

/** A payment account of a user. */
export type PaymentId = Id<"PaymentId">;

export type DepositId = Id<"DepositId">;
export type WithdrawalId = Id<"WithdrawalId">;

/** Where a bigint, or its text on the wire or from the database, becomes an id. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The kind of id is what the maker is for.
function idOf<T extends Id<string>>(): (value: bigint | string) => T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The only place where a bigint becomes an id.
  return (value) => BigInt(value) as T;
}

export const toUserId = idOf<UserId>();
export const toSessionId = idOf<SessionId>();
export const toApiKeyId = idOf<ApiKeyId>();
export const toOfferId = idOf<OfferId>();
export const toOrderId = idOf<OrderId>();
export const toPaymentId = idOf<PaymentId>();
export const toDepositId = idOf<DepositId>();
export const toWithdrawalId = idOf<WithdrawalId>();

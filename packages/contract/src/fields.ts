// The small forms that many endpoints share, so that one kind of value is written one way.
import * as z from "zod/mini";

/** Money and rates on the wire; at most 18 digits before the point. */
export const decimalText = () => z.string().check(z.regex(/^\d{1,18}(\.\d{1,18})?$/));

/** An instant, epoch milliseconds. */
export const epochMillis = () => z.int().check(z.nonnegative());

/** The code of a coin or currency as it may be typed; whether it exists is the handler's question. */
export const assetCode = () => z.string().check(z.regex(/^[A-Z0-9]{2,12}$/));

/** A language tag such as `en`, `en-US` or `zh-cn`; an unknown one falls back like a header would. */
export const languageTag = () =>
  z.string().check(z.regex(/^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$/));

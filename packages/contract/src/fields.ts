// The small forms that many endpoints share, so that one kind of value is written one way.
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "@parley/domain/account/password-length";
import * as z from "zod/mini";

/** Money and rates on the wire; at most 18 digits before the point. */
export const decimalText = () => z.string().check(z.regex(/^\d{1,18}(\.\d{1,18})?$/));

/** An amount as it may be typed; whether its asset has that many decimals is the handler's question. */
export const amountText = () => z.string().check(z.regex(/^\d{1,18}(\.\d{1,8})?$/));

/** What moved on an account: with a minus where it went out. */
export const signedDecimalText = () => z.string().check(z.regex(/^-?\d{1,18}(\.\d{1,18})?$/));

/** An instant, epoch milliseconds. */
export const epochMillis = () => z.int().check(z.nonnegative());

/** The code of a coin or currency as it may be typed; whether it exists is the handler's question. */
export const assetCode = () => z.string().check(z.regex(/^[A-Z0-9]{2,12}$/));

/** A language tag such as `en`, `en-US` or `zh-cn`; an unknown one falls back like a header would. */
export const languageTag = () =>
  z.string().check(z.regex(/^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$/));

/** What is wrong with a name under which others see an account. */
export const NICKNAME_ERRORS = [
  "nicknameCharacters",
  "nicknameScripts",
  "nicknameContact",
  "nicknameReserved",
  "usernameTaken",
] as const;

const LARGEST_ID = 9_223_372_036_854_775_807n;

/** An internal id: up to 19 digits, more than a JavaScript number represents exactly. */
export const idText = () =>
  z.string().check(
    z.regex(/^\d{1,19}$/),
    z.refine((text) => !/^\d{19}$/.test(text) || BigInt(text) <= LARGEST_ID),
  );

/** The position where a page of a list ended, as its two ids. */
export const cursorText = () =>
  z.string().check(
    z.regex(/^\d{1,19}-\d{1,19}$/),
    z.refine((text) =>
      text.split("-").every((id) => !/^\d{19}$/.test(id) || BigInt(id) <= LARGEST_ID),
    ),
  );

/** The code of a payment method; whether it exists is the handler's question. */
export const payMethodCode = () =>
  z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));

/** The short public number of an account. */
export const uidText = () => z.string().check(z.regex(/^\d{9}$/));

/** An email address or a phone number with its country code; which of them, the server finds out. */
export const accountText = () => z.string().check(z.trim(), z.minLength(3), z.maxLength(254));

/** Whether it is strong enough is a rule of the server; these are the bounds of the input. */
export const passwordText = () =>
  z.string().check(z.minLength(SHORTEST_PASSWORD), z.maxLength(LONGEST_PASSWORD));

/** A password that was chosen before; the rules of today need not hold for it. */
export const knownPasswordText = () =>
  z.string().check(z.minLength(1), z.maxLength(LONGEST_PASSWORD));

/** Six digits out of a mail, a text message or an authenticator. */
export const sixDigits = () => z.string().check(z.regex(/^\d{6}$/));

/** Says which login that is not finished yet is meant. */
export const ticketText = () => z.string().check(z.regex(/^[\w-]{20,100}$/));

/** A JWE in compact form, as the encrypted commands are. */
export const commandText = () =>
  z.string().check(z.maxLength(16_000), z.regex(/^[\w-]+(\.[\w-]*){4}$/));

/** Where a code can be sent to. */
export const channelName = () => z.enum(["email", "phone"]);

/** An instant in a query, where numbers are texts. */
export const queryMillis = () =>
  z.pipe(
    z.pipe(
      z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/))]),
      z.transform((value) => Number(value)),
    ),
    epochMillis(),
  );

const MAX_PAGE = 100_000;
const MAX_PAGE_SIZE = 50;

/** From 1, in a query, where numbers are texts. */
export const wholeNumber = (max: number) =>
  z.pipe(
    z.pipe(
      z.union([z.int(), z.string().check(z.regex(/^\d{1,6}$/))]),
      z.transform((value) => Number(value)),
    ),
    z.int().check(z.minimum(1), z.maximum(max)),
  );

/** The fields of a query that asks for one page of a list. */
export const pageFields = () => ({
  page: z.prefault(wholeNumber(MAX_PAGE), 1),
  pageSize: z.prefault(wholeNumber(MAX_PAGE_SIZE), 20),
});

/** One page of a list. */
export const pageOf = <Row extends z.core.$ZodType>(row: Row) =>
  z.object({
    list: z.array(row),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
    /** True when there are more than were counted. */
    totalCapped: z.optional(z.boolean()),
  });

/** The day of a version of the service agreement. */
export const agreementVersion = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

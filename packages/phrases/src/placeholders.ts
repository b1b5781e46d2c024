/**
 * Reads the placeholders of an ICU message at the level of types, so that a translation which lost
 * or invented one does not compile, and a caller must pass the values a phrase needs.
 *
 * The reader walks from brace to brace and keeps a stack of where it is: `m` inside message text,
 * `p` inside the branch list of a plural or select. A branch such as `one {day}` is therefore never
 * taken for an argument. Quoting braces with apostrophes is not supported; the check script forbids
 * it. Every step is a tail call, so that the length of a phrase does not matter.
 */

/** What a placeholder expects: any text, a number to count or format, an instant, or rich text. */
export type PlaceholderKind = "text" | "number" | "instant" | "choice" | "tag";

type Blank = " " | "\n" | "\t";

type Trim<Text extends string> = Text extends `${Blank}${infer Rest}`
  ? Trim<Rest>
  : Text extends `${infer Rest}${Blank}`
    ? Trim<Rest>
    : Text;

/** The kind behind `{name, kind …`; plural and select open a branch list. */
type KindOf<Format extends string> = Format extends `plural${string}` | `selectordinal${string}`
  ? "plural"
  : Format extends `select${string}`
    ? "select"
    : Format extends `number${string}`
      ? "number"
      : "instant";

/** The text before the first brace of either kind, that brace, and the text after it. */
type ToBrace<Text extends string> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${infer Earlier}}${infer Between}`
    ? [Earlier, "}", `${Between}{${After}`]
    : [Before, "{", After]
  : Text extends `${infer Before}}${infer After}`
    ? [Before, "}", After]
    : [Text, "", ""];

type ReadArguments<
  Text extends string,
  Stack extends string = "m",
  Found extends [string, PlaceholderKind] = never,
> =
  ToBrace<Text> extends [string, infer Brace, infer After extends string]
    ? Brace extends "{"
      ? Stack extends `p${string}`
        ? ReadArguments<After, `m${Stack}`, Found>
        : ReadOneArgument<After, Stack, Found>
      : Brace extends "}"
        ? Stack extends `${"m" | "p"}${infer Outer}`
          ? ReadArguments<After, Outer, Found>
          : Found
        : Found
    : never;

/** `Text` begins just after the opening brace of an argument. */
type ReadOneArgument<
  Text extends string,
  Stack extends string,
  Found extends [string, PlaceholderKind],
> =
  ToBrace<Text> extends [infer Head extends string, string, infer After extends string]
    ? Head extends `${infer Name},${infer Format}`
      ? KindOf<Trim<Format>> extends infer Kind
        ? Kind extends "plural"
          ? ReadArguments<SkipTo<Text>, `p${Stack}`, Found | [Trim<Name>, "number"]>
          : Kind extends "select"
            ? ReadArguments<SkipTo<Text>, `p${Stack}`, Found | [Trim<Name>, "choice"]>
            : ReadArguments<After, Stack, Found | [Trim<Name>, Extract<Kind, PlaceholderKind>]>
        : never
      : ReadArguments<After, Stack, Found | [Trim<Head>, "text"]>
    : never;

/** Leaves the name and format words away, keeping the brace that opens the first branch. */
type SkipTo<Text extends string> = Text extends `${string}{${infer After}` ? `{${After}` : "";

type ReadTags<
  Text extends string,
  Found extends [string, PlaceholderKind] = never,
> = Text extends `${string}</${infer Name}>${infer Rest}`
  ? ReadTags<Rest, Found | [Name, "tag"]>
  : Found;

/** The placeholders of a message as pairs of name and kind; a union. */
export type Placeholders<Message extends string> = ReadArguments<Message> | ReadTags<Message>;

/** Only the names, with tags marked so that `<b>` is not the same as `{b}`. */
export type PlaceholderNames<Message extends string> =
  Placeholders<Message> extends infer Pair
    ? Pair extends [infer Name extends string, infer Kind]
      ? Kind extends "tag"
        ? `<${Name}>`
        : `{${Name}}`
      : never
    : never;

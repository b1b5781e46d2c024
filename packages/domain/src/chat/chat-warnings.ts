// Finds in a chat text what leads away from the platform or past the order's own account: the reader
// is warned beside the message, whose text stays as it was written.
import { toAsciiDigits } from "../format/ascii-digits.ts";
import { isIban, isLuhnNumber } from "../payment/check-digits.ts";

/** In the order in which they are shown. */
export const CHAT_WARNINGS = ["link", "contact", "account"] as const;

export type ChatWarning = (typeof CHAT_WARNINGS)[number];

/**
 * Full web addresses, and names of sites under top-level domains that are no words of a sentence.
 */
const LINKS = [
  /https?:\/\/\S+/iu,
  /\bwww\.[\p{L}\p{N}-]+\.\p{L}{2,}/iu,
  /(?<![\p{L}\p{N}@.])[\p{L}\p{N}][\p{L}\p{N}-]{1,62}\.(?:com|net|org|info|biz|xyz|top|app|io|cc|vip|shop|site|online|club|link|live|pro|support|ru|cn|рф|page|click|xn--[a-z0-9-]+)(?![\p{L}\p{N}-])/iu,
  // Under a country's top-level domain, which may be a word, where a path follows.
  /(?<![\p{L}\p{N}@.])[\p{L}\p{N}-]{1,63}\.[a-z]{2}\/[\p{L}\p{N}]/iu,
];

const MESSENGERS =
  /(?<![\p{L}\p{N}])(?:t\.me|telegram\.me|wa\.me|wa\.link|line\.me|signal\.me|discord\.gg|telegram|whats ?app|viber|wechat id|wechat(?=\s?:)|tg(?=\s?[:@])|vx|skype|kakao ?talk|zalo|line id|телеграмм?|ватсапп?|вотсапп?)(?![\p{L}\p{N}])/iu;

/** In scripts without blanks between words. Paying by the same messenger is no contact. */
const CHAT_NAMES =
  /(?:加|我的?|发|發|聊)\s*(?:微信|薇信|威信|qq|电报|電報|飞机号)|微信(?:号|號)|(?:qq|vx|wx)\s?[:：号號]|카톡|카카오톡|텔레그램|ไลน์|เทเลแกรม|ライン(?:で|交換|id)/iu;

const CONTACTS = [
  MESSENGERS,
  CHAT_NAMES,
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u,
  /(?<![\p{L}\p{N}._%+-])@[a-z][a-z0-9_.]{3,31}/iu,
];

/**
 * With its country code, in brackets or groups as local numbers are written, or after a word for
 * it.
 */
const PHONES = [
  /(?<!\d)\+\s?\d(?:[\s().-]{0,2}\d){7,14}(?!\d)/gu,
  /(?<!\d)00[1-9](?:[\s().-]{0,2}\d){8,14}(?!\d)/gu,
  /(?<![\p{L}\p{N}.,]|\d\s)\(?0[1-9]\d{0,3}\)?[\s./-](?:\d[\s.-]?){5,9}\d(?!\d)/gu,
  /(?<![\p{L}\p{N}.,-]|\d\s)\([2-9]\d{2}\) ?\d{3}[ .-]\d{4}(?!\d)/gu,
  /(?<![\p{L}\p{N}.,-]|\d\s)[2-9]\d{2}(?:-\d{3}-|\.\d{3}\.)\d{4}(?!\d)/gu,
  /(?:tel|phone|mobile|call me|telefon|téléphone|teléfono|telefone|телефон|тел|电话|電話|手机|전화|โทร|फ़ोन|điện thoại|telepon)[^\d\p{L}]{0,6}(\d(?:[\s().-]?\d){6,14})(?!\d)/giu,
];

const IBAN = /(?<![\p{L}\p{N}])[a-z]{2}\d{2}(?:[ .-]?[a-z0-9]){11,30}(?![\p{L}\p{N}])/giu;
/** Longer numbers are order ids and references. */
const CARD = /(?<![\p{L}\p{N}])[3-6]\d{3}(?:[ .-]?\d{4}){2}[ .-]?\d{1,4}(?![\p{L}\p{N}])/gu;
const NAMED_ACCOUNT =
  /(?:account|acct?|a\/c|iban|konto|cuenta|conta|compte|conto|сч[её]т|карт[аыу]|hesap|rekening|akaun|口座|账号|帳號|账户|帳戶|계좌|บัญชี|tài khoản|खाता)[^\d\p{L}]{0,6}(?:(?:no|nr|number|№|#)[^\d\p{L}]{0,3})?(\d(?:[ -]?\d){6,29})(?!\d)/giu;
/** Bitcoin, chains with Ethereum's form, Tron. */
const CRYPTO_ADDRESSES = [
  /(?<![\p{L}\p{N}])bc1[a-z0-9]{25,60}(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])0x[a-f0-9]{40}(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])(?=[1-9A-Za-z]*[a-z])(?=[1-9A-Za-z]*[A-Z])[13T][1-9A-HJ-NP-Za-km-z]{25,34}(?![\p{L}\p{N}])/gu,
];

/** Days and times, which look like the groups of a phone number. */
const TIMES =
  /\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}:\d{2}(?::\d{2})?/gu;

/** Blanks and signs that hide where the parts of an address or a number belong together. */
const HIDDEN = [
  // Joiners are invisible and may split a word.
  [/[\u200C\u200D]/gu, ""],
  [/hxxp/giu, "http"],
  [/[。․｡]/gu, "."],
  [/\s*[[({]\s*(?:\.|dot|точка|punkt|punto|ponto|point|点|點)\s*[\])}]\s*/giu, "."],
  [/(?<=[\p{L}\p{N}])\s+(?:dot|точка)\s+(?=\p{L})/giu, "."],
  [/(?<=[\p{L}\p{N}])\s*[[({]\s*(?:at|@)\s*[\])}]\s*(?=[\p{L}\p{N}])/giu, "@"],
  [/(?<=[\p{L}\p{N}-])(?: \. ?)(?=(?:com|net|org|io|me)(?![\p{L}\p{N}]))/giu, "."],
  [/(?<=\.me) ?\/ ?(?=[\p{L}\p{N}])/giu, "/"],
] as const;

/** Single characters that are spelled out, such as the digits of a card, taken together again. */
const SPELLED = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][ .·_-]){7,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;

/** The text with hidden and spelled-out links, digits and account numbers in their plain form. */
function unhide(text: string): string {
  const shown = HIDDEN.reduce<string>(
    (seen, [form, instead]) => seen.replaceAll(form, instead),
    toAsciiDigits(text.normalize("NFKC")),
  );
  return shown.replaceAll(SPELLED, (spelled) => spelled.replaceAll(/[ .·_-]/gu, ""));
}

/**
 * What a reader should be warned of. `known` are the numbers that the order itself shows, such as its
 * id and the account to pay into: they lead nowhere else.
 */
export function findChatWarnings(text: string, known: readonly string[] = []): ChatWarning[] {
  const plain = unhide(text);
  // The groups of an IBAN look like a phone number too.
  const numbers = plain
    .replaceAll(TIMES, " ")
    .replaceAll(IBAN, (value) => (ibanAtStart(value).length > 0 ? " " : value));
  const isForeign = (found: string) => !isKnown(found, known);
  const found: Record<ChatWarning, boolean> = {
    link: LINKS.some((form) => form.test(plain)) && !isOnlyMessenger(plain),
    contact:
      CONTACTS.some((form) => form.test(plain)) ||
      PHONES.some((form) => matchesOf(form, numbers).some(isForeign)),
    account: accountsIn(plain).some(isForeign),
  };
  return CHAT_WARNINGS.filter((warning) => found[warning]);
}

/** A link to a messenger is a contact, and one line about it is enough. */
function isOnlyMessenger(text: string): boolean {
  const rest = text.replaceAll(
    /(?:https?:\/\/)?(?:t|telegram|wa|line|signal)\.me\/\S*|(?:https?:\/\/)?(?:wa\.link|discord\.gg)\/\S*/giu,
    " ",
  );
  return rest !== text && !LINKS.some((form) => form.test(rest));
}

function accountsIn(text: string): string[] {
  return [
    ...matchesOf(IBAN, text).flatMap(ibanAtStart),
    ...matchesOf(CARD, text).filter((value) => isLuhnNumber(bareOf(value))),
    ...matchesOf(NAMED_ACCOUNT, text),
    ...CRYPTO_ADDRESSES.flatMap((form) => matchesOf(form, text)),
  ];
}

/** The words after an IBAN look like further groups of it. */
function ibanAtStart(value: string): string[] {
  let joined = "";
  for (const group of value.split(/[ .-]/u)) {
    joined += group.toUpperCase();
    if (isIban(joined)) return [joined];
  }
  return [];
}

/** The number itself where the pattern includes words before it. */
function matchesOf(form: RegExp, text: string): string[] {
  return Array.from(text.matchAll(form), ([whole, number]) => number ?? whole);
}

function bareOf(value: string): string {
  return value.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

function isKnown(found: string, known: readonly string[]): boolean {
  const bare = bareOf(found);
  return known.some((value) => {
    const own = bareOf(value);
    return own.length >= 4 && (own.includes(bare) || bare.endsWith(own));
  });
}

// The account that a buyer declares the payment to be made from: its name and the end of its
// number.

export interface Payer {
  readonly name: string;
  /** The last four characters of the account. */
  readonly accountEnd: string;
}

export const MAX_PAYER_NAME_LENGTH = 120;
export const ACCOUNT_END_LENGTH = 4;

/** Characters that show nothing, or that turn the direction of what follows. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const SHOWN = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u;

function clean(text: string): string {
  return text.normalize("NFC").replaceAll(/\s+/gu, " ").replaceAll(INVISIBLE, "").trim();
}

/** In one line and without characters that show nothing. Null where that leaves none, or too many. */
export function cleanPayer({ name, accountEnd }: Payer): Payer | null {
  const [plainName, end] = [clean(name), clean(accountEnd)];
  if (!/[\p{L}\p{N}]/u.test(plainName) || plainName.length > MAX_PAYER_NAME_LENGTH) return null;
  if (Array.from(end).length !== ACCOUNT_END_LENGTH || !SHOWN.test(end)) return null;
  return { name: plainName, accountEnd: end };
}

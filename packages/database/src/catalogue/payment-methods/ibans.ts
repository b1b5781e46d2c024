// The shape of an IBAN in each country whose local transfers need one. The check digits are
// verified elsewhere; the shape alone distinguishes a foreign account from a local one.

export interface IbanRule {
  /** What follows the country letters and the two check digits. */
  readonly rest: string;
  readonly example: string;
}

export const ibanRules = {
  AE: { rest: "\\d{19}", example: "AE070331234567890123456" },
  AZ: { rest: "[A-Z]{4}[A-Z0-9]{20}", example: "AZ21NABZ00000000137010001944" },
  BH: { rest: "[A-Z]{4}[A-Z0-9]{14}", example: "BH67BMAG00001299123456" },
  CH: { rest: "\\d{5}[A-Z0-9]{12}", example: "CH9300762011623852957" },
  CR: { rest: "0\\d{17}", example: "CR05015202001026284066" },
  DO: { rest: "[A-Z0-9]{4}\\d{20}", example: "DO28BAGR00000001212453611324" },
  EG: { rest: "\\d{25}", example: "EG380019000500000000263180002" },
  GE: { rest: "[A-Z]{2}\\d{16}", example: "GE29NB0000000101904917" },
  GT: { rest: "[A-Z0-9]{4}[A-Z0-9]{20}", example: "GT82TRAJ01020000001210029690" },
  IL: { rest: "\\d{19}", example: "IL620108000000099999999" },
  IS: { rest: "\\d{22}", example: "IS140159260076545510730339" },
  JO: { rest: "[A-Z]{4}\\d{4}[A-Z0-9]{18}", example: "JO94CBJO0010000000000131000302" },
  KW: { rest: "[A-Z]{4}[A-Z0-9]{22}", example: "KW81CBKU0000000000001234560101" },
  KZ: { rest: "\\d{3}[A-Z0-9]{13}", example: "KZ86125KZT5004100100" },
  MD: { rest: "[A-Z0-9]{20}", example: "MD24AG000225100013104168" },
  OM: { rest: "\\d{3}[A-Z0-9]{16}", example: "OM810180000001299123456" },
  PK: { rest: "[A-Z]{4}[A-Z0-9]{16}", example: "PK36SCBL0000001123456702" },
  QA: { rest: "[A-Z]{4}[A-Z0-9]{21}", example: "QA58DOHB00001234567890ABCDEFG" },
  RO: { rest: "[A-Z]{4}[A-Z0-9]{16}", example: "RO49AAAA1B31007593840000" },
  SA: { rest: "\\d{2}[A-Z0-9]{18}", example: "SA0380000000608010167519" },
  TR: { rest: "\\d{5}0[A-Z0-9]{16}", example: "TR330006100519786457841326" },
  UA: { rest: "\\d{6}[A-Z0-9]{19}", example: "UA213223130000026007233566001" },
} satisfies Record<string, IbanRule>;

export type IbanCountry = keyof typeof ibanRules;

/** Any country's IBAN, for transfers that cross borders. */
export const anyIbanPattern = "^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$";

export function ibanPattern(country: string, rule: IbanRule): string {
  return `^${country}\\d{2}${rule.rest}$`;
}

// How mobile numbers look, country by country, as their owners type them: with the country code,
// with the domestic leading digit, or bare. Money sent to a mistyped number is gone, so a number
// of another country or of a wrong length is refused before it is saved.

export interface MobileNumberRule {
  /** Country calling code, without the plus sign. */
  readonly dial: string;
  /** Digit dialled before domestic numbers, empty where there is none. */
  readonly trunk: "" | "0" | "8";
  /** What follows, as a regular expression with bounded repeats only. */
  readonly national: string;
  /** A number of that form, for tests and for the form's hint. */
  readonly example: string;
}

export const mobileNumberRules = {
  AE: { dial: "971", trunk: "0", national: "5\\d{8}", example: "+971501234567" },
  AM: { dial: "374", trunk: "0", national: "[34579]\\d{7}", example: "+37477123456" },
  AZ: { dial: "994", trunk: "0", national: "[1-9]\\d{8}", example: "+994401234567" },
  BD: { dial: "880", trunk: "0", national: "1[3-9]\\d{8}", example: "+8801812345678" },
  BH: { dial: "973", trunk: "", national: "[36]\\d{7}", example: "+97336001234" },
  BO: { dial: "591", trunk: "", national: "[67]\\d{7}", example: "+59171234567" },
  CH: { dial: "41", trunk: "0", national: "7\\d{8}", example: "+41781234567" },
  CN: { dial: "86", trunk: "", national: "1[3-9]\\d{9}", example: "+8613123456789" },
  CO: { dial: "57", trunk: "", national: "3\\d{9}", example: "+573211234567" },
  CR: { dial: "506", trunk: "", national: "[5-8]\\d{7}", example: "+50683123456" },
  DK: { dial: "45", trunk: "", national: "[2-9]\\d{7}", example: "+4532123456" },
  DZ: { dial: "213", trunk: "0", national: "[567]\\d{8}", example: "+213551234567" },
  EC: { dial: "593", trunk: "0", national: "9\\d{8}", example: "+593991234567" },
  EG: { dial: "20", trunk: "0", national: "1[0125]\\d{8}", example: "+201001234567" },
  ES: { dial: "34", trunk: "", national: "[67]\\d{8}", example: "+34612345678" },
  ET: { dial: "251", trunk: "0", national: "[79]\\d{8}", example: "+251911234567" },
  FI: { dial: "358", trunk: "0", national: "[45]\\d{5,9}", example: "+358412345678" },
  GH: { dial: "233", trunk: "0", national: "[25]\\d{8}", example: "+233231234567" },
  GR: { dial: "30", trunk: "", national: "69\\d{8}", example: "+306912345678" },
  GT: { dial: "502", trunk: "", national: "[345]\\d{7}", example: "+50251234567" },
  HK: { dial: "852", trunk: "", national: "[4-9]\\d{7}", example: "+85251234567" },
  ID: { dial: "62", trunk: "0", national: "8\\d{8,11}", example: "+628123456789" },
  IL: { dial: "972", trunk: "0", national: "5\\d{8}", example: "+972502345678" },
  IN: { dial: "91", trunk: "0", national: "[6-9]\\d{9}", example: "+918123456789" },
  IT: { dial: "39", trunk: "", national: "3\\d{8,9}", example: "+393123456789" },
  JO: { dial: "962", trunk: "0", national: "7[789]\\d{7}", example: "+962790123456" },
  JP: { dial: "81", trunk: "0", national: "[6-9]0\\d{8}", example: "+819012345678" },
  KE: { dial: "254", trunk: "0", national: "[17]\\d{8}", example: "+254712123456" },
  KH: { dial: "855", trunk: "0", national: "[1-9]\\d{7,8}", example: "+85591234567" },
  KR: { dial: "82", trunk: "0", national: "1[016-9]\\d{7,8}", example: "+821020000000" },
  KW: { dial: "965", trunk: "", national: "[4569]\\d{7}", example: "+96550012345" },
  KZ: { dial: "7", trunk: "8", national: "7\\d{9}", example: "+77710009998" },
  LK: { dial: "94", trunk: "0", national: "7\\d{8}", example: "+94712345678" },
  MA: { dial: "212", trunk: "0", national: "[67]\\d{8}", example: "+212650123456" },
  MD: { dial: "373", trunk: "0", national: "[67]\\d{7}", example: "+37362112345" },
  MY: { dial: "60", trunk: "0", national: "1\\d{8,9}", example: "+60123456789" },
  MX: { dial: "52", trunk: "", national: "[2-9]\\d{9}", example: "+522221234567" },
  NL: { dial: "31", trunk: "0", national: "6\\d{8}", example: "+31612345678" },
  NO: { dial: "47", trunk: "", national: "[49]\\d{7}", example: "+4740612345" },
  NP: { dial: "977", trunk: "", national: "9[678]\\d{8}", example: "+9779841234567" },
  OM: { dial: "968", trunk: "", national: "[79]\\d{7}", example: "+96892123456" },
  PA: { dial: "507", trunk: "", national: "6\\d{7}", example: "+50761234567" },
  PE: { dial: "51", trunk: "", national: "9\\d{8}", example: "+51912345678" },
  PH: { dial: "63", trunk: "0", national: "9\\d{9}", example: "+639051234567" },
  PK: { dial: "92", trunk: "0", national: "3\\d{9}", example: "+923012345678" },
  PL: { dial: "48", trunk: "", national: "[4-8]\\d{8}", example: "+48512345678" },
  PT: { dial: "351", trunk: "", national: "9\\d{8}", example: "+351912345678" },
  PY: { dial: "595", trunk: "0", national: "9\\d{8}", example: "+595961456789" },
  QA: { dial: "974", trunk: "", national: "[3567]\\d{7}", example: "+97433123456" },
  RU: { dial: "7", trunk: "8", national: "9\\d{9}", example: "+79123456789" },
  RW: { dial: "250", trunk: "0", national: "7\\d{8}", example: "+250720123456" },
  SA: { dial: "966", trunk: "0", national: "5\\d{8}", example: "+966512345678" },
  SE: { dial: "46", trunk: "0", national: "7\\d{8}", example: "+46701234567" },
  SG: { dial: "65", trunk: "", national: "[89]\\d{7}", example: "+6581234567" },
  TH: { dial: "66", trunk: "0", national: "[689]\\d{8}", example: "+66812345678" },
  TN: { dial: "216", trunk: "", national: "[2459]\\d{7}", example: "+21620123456" },
  TR: { dial: "90", trunk: "0", national: "5\\d{9}", example: "+905012345678" },
  TW: { dial: "886", trunk: "0", national: "9\\d{8}", example: "+886912345678" },
  TZ: { dial: "255", trunk: "0", national: "[67]\\d{8}", example: "+255621234567" },
  UG: { dial: "256", trunk: "0", national: "7\\d{8}", example: "+256712345678" },
  US: { dial: "1", trunk: "", national: "[2-9]\\d{9}", example: "+12015550123" },
  UY: { dial: "598", trunk: "0", national: "9\\d{7}", example: "+59894231234" },
  UZ: { dial: "998", trunk: "", national: "\\d{9}", example: "+998912345678" },
  VE: { dial: "58", trunk: "0", national: "4\\d{9}", example: "+584121234567" },
  VN: { dial: "84", trunk: "0", national: "[35789]\\d{8}", example: "+84912345678" },
  ZA: { dial: "27", trunk: "0", national: "[678]\\d{8}", example: "+27711234567" },
  ZM: { dial: "260", trunk: "0", national: "[579]\\d{8}", example: "+260955123456" },
} satisfies Record<string, MobileNumberRule>;

export type MobileNumberCountry = keyof typeof mobileNumberRules;

/** Accepts the international, the domestic and the bare form of a country's mobile numbers. */
export function mobileNumberPattern(rule: MobileNumberRule): string {
  const start = rule.trunk === "" ? `\\+?${rule.dial}` : `\\+?${rule.dial}|${rule.trunk}`;
  return `^(?:${start})?${rule.national}$`;
}

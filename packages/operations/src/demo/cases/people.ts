// The people of the demo's cases. They are not the demo's advertisers, whose program answers every
// order: what these people do happens only here. Their payments are of no real person.

export interface CasePerson {
  readonly username: string;
  /** Of the person; a company's is in its application. */
  readonly realName: string;
  readonly language: string;
  readonly country: string;
  /** False for those who are being verified. */
  readonly isVerified: boolean;
  readonly registeredDays: number;
  /** Payment methods that the person is paid by. */
  readonly accounts: readonly string[];
  /** Two people with the same one have the same payment accounts; the own place unless given. */
  readonly accountSeed?: number;
  /** The first balance of the spot wallet, by coin. */
  readonly coins: Readonly<Record<string, string>>;
}

const VERIFIED = { isVerified: true, registeredDays: 200, accounts: [], coins: {} } as const;
const UNVERIFIED = { isVerified: false, registeredDays: 2, accounts: [], coins: {} } as const;

export const CASE_PEOPLE = [
  {
    ...VERIFIED,
    username: "lena-hoffmann",
    realName: "Lena Hoffmann",
    language: "de",
    country: "DE",
  },
  {
    ...VERIFIED,
    username: "camille-roux",
    realName: "Camille Roux",
    language: "fr",
    country: "FR",
    registeredDays: 610,
    accounts: ["sepa-instant", "sepa"],
    coins: { USDT: "42000" },
  },
  {
    ...VERIFIED,
    username: "rafael-costa",
    realName: "Rafael Costa",
    language: "pt",
    country: "BR",
    registeredDays: 45,
  },
  {
    ...VERIFIED,
    username: "joana-prado",
    realName: "Joana Prado",
    language: "pt",
    country: "BR",
    registeredDays: 330,
    accounts: ["pix"],
    coins: { USDT: "3000" },
  },
  {
    ...VERIFIED,
    username: "oliver-grant",
    realName: "Oliver Grant",
    language: "en",
    country: "GB",
  },
  {
    ...VERIFIED,
    username: "mehmet-aydin",
    realName: "Mehmet Aydin",
    language: "tr",
    country: "TR",
    accounts: ["faster-payments"],
    coins: { USDT: "5000" },
  },
  {
    ...VERIFIED,
    username: "priya-nair",
    realName: "Priya Nair",
    language: "hi",
    country: "IN",
  },
  {
    ...VERIFIED,
    username: "arjun-mehta",
    realName: "Arjun Mehta",
    language: "en",
    country: "IN",
    accounts: ["upi"],
    coins: { USDT: "2500", ETH: "9" },
  },
  {
    ...VERIFIED,
    username: "kenji-mori",
    realName: "Kenji Mori",
    language: "ja",
    country: "JP",
    registeredDays: 500,
  },
  {
    ...VERIFIED,
    username: "sofia-lindgren",
    realName: "Sofia Lindgren",
    language: "en",
    country: "SE",
    registeredDays: 700,
    accounts: ["sepa-instant"],
    coins: { BTC: "1.5", USDT: "30000" },
  },
  {
    ...VERIFIED,
    username: "diego-ruiz",
    realName: "Diego Ruiz",
    language: "es",
    country: "ES",
  },
  {
    ...VERIFIED,
    username: "emma-novak",
    realName: "Emma Novak",
    language: "en",
    country: "CZ",
    accounts: ["sepa"],
    coins: { USDT: "1500" },
  },
  {
    ...VERIFIED,
    username: "ivan-petrov",
    realName: "Ivan Petrov",
    language: "ru",
    country: "KZ",
    registeredDays: 20,
    accounts: ["sepa"],
    accountSeed: 90,
  },
  {
    ...VERIFIED,
    username: "nina-petrova",
    realName: "Nina Petrova",
    language: "ru",
    country: "KZ",
    registeredDays: 21,
    accounts: ["sepa"],
    accountSeed: 90,
    coins: { USDT: "900" },
  },
  {
    ...UNVERIFIED,
    username: "thu-pham",
    realName: "Thu Pham",
    language: "vi",
    country: "VN",
  },
  {
    ...UNVERIFIED,
    username: "luc-bernard",
    realName: "Luc Bernard",
    language: "fr",
    country: "FR",
  },
  {
    ...UNVERIFIED,
    username: "nordlicht-handel",
    realName: "Jonas Brandt",
    language: "de",
    country: "DE",
  },
] as const satisfies readonly CasePerson[];

export type CaseName = (typeof CASE_PEOPLE)[number]["username"];

/** Far from those of the demo's advertisers. */
const FIRST_PLACE = 200;

export const placeOf = (username: CaseName) =>
  FIRST_PLACE + CASE_PEOPLE.findIndex((person) => person.username === username);

/** The number of the document that a person was verified with. */
export const documentNumberOf = (username: CaseName) => `D${String(100_000 + placeOf(username))}`;

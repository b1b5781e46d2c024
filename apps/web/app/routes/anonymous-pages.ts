/**
 * The pages that all readers without a session share, and what of an address each of them reads. A
 * query is written in one form: known parameters in a fixed order, without defaults and without what
 * the page would not understand, so that a made-up one asks for no further rendering.
 */
import { APP_MARKER, type AnonymousPage, type FindAnonymousPage } from "@parley/contract/web-build";
import { readLanguage } from "@parley/domain/language/language";
import { readTypedAmount } from "@parley/domain/money/typed-amount";
import { splitLocale } from "@parley/phrases/swap-locale";
import { detectApp, type AppState } from "../bridge/detect.ts";
import { EVERYTHING, readListingQuery } from "../features/market/listing-query.ts";

type Parameter = [name: string, value: string];

/** The parameters that decide the page, in their order. Null: they cannot be told here. */
type ReadParameters = (search: URLSearchParams) => readonly Parameter[] | null;

const readNothing: ReadParameters = () => [];

/** By the path without its language. */
const PAGES: readonly (readonly [path: RegExp, read: ReadParameters])[] = [
  [/^$/, (search) => readCodes(search, ["fiat"])],
  [/^\/hkpay$/, readLive],
  [/^\/p2p\/agreement$/, readNothing],
  [/^\/status$/, readNothing],
  // Not the form to customer service, which is filled in from the address.
  [/^\/help(\/(?!contact$)[a-z0-9-]{1,100})?$/, readNothing],
  [/^\/help\/announcements\/[a-z0-9-]{1,100}$/, readNothing],
  [/^\/p2p\/(buy|sell)$/, readListing],
  [/^\/p2p\/express$/, readExpress],
  [/^\/p2p\/advertiser\/\d{1,19}$/, readAdvertiser],
];

const MARKET = ["crypto", "fiat"] as const;
/** Of coins and currencies; another text chooses the default one. */
const CODE = /^[A-Z0-9]{2,12}$/;
const DATA_ENDING = ".data";
/** Which loaders the browser asks for when it reads the data of a page alone. */
const ROUTES = "_routes";
const ROUTE_NAMES = /^[a-z0-9/,-]{1,200}$/;

const USER_AGENTS = {
  h5: "",
  ios: `${APP_MARKER} iPhone`,
  android: APP_MARKER,
} as const satisfies Record<AppState, string>;

export const findAnonymousPage: FindAnonymousPage = ({ path, search, userAgent }) => {
  const isData = path.endsWith(DATA_ENDING);
  const { locale, rest } = splitLocale(isData ? path.slice(0, -DATA_ENDING.length) : path);
  const read = PAGES.find(([pattern]) => pattern.test(rest))?.[1];
  // Another spelling of the language is redirected.
  const isCanonical = path === `/${locale}${rest}${isData ? DATA_ENDING : ""}`;
  if (!isCanonical || read === undefined) return null;
  const asked = new URLSearchParams(search);
  const known = read(asked);
  const routes = isData ? asked.get(ROUTES) : null;
  if (known === null || (routes !== null && !ROUTE_NAMES.test(routes))) return null;
  const parameters = [...known, ...given(ROUTES, routes ?? "", "")];
  const query = new URLSearchParams(parameters).toString();
  const app = detectApp({ userAgent, address: search, hasFlag: false });
  return {
    address: query === "" ? path : `${path}?${query}`,
    userAgent: USER_AGENTS[app],
  } satisfies AnonymousPage;
};

/** Without scripts the page for Hong Kong asks for itself with its offers. */
function readLive(search: URLSearchParams): Parameter[] {
  return given("live", search.get("live") === "1" ? "1" : "", "");
}

function readCodes(search: URLSearchParams, names: readonly string[]): Parameter[] {
  return names.flatMap((name) => {
    const code = search.get(name)?.toUpperCase() ?? "";
    return CODE.test(code) ? [[name, code]] : [];
  });
}

/** Any text in these turns off the choice of the market with most offers. */
function readAdvertiser(search: URLSearchParams) {
  const codes = readCodes(search, MARKET);
  return codes.length === MARKET.filter((name) => search.has(name)).length ? codes : null;
}

function readListing(search: URLSearchParams) {
  const query = readListingQuery(search);
  return [
    ...readCodes(search, MARKET),
    ...given("amount", query.amount, EVERYTHING.amount),
    ...given("in", query.amountIn, EVERYTHING.amountIn),
    ...given("pay", query.pay.toSorted().join(","), ""),
    ...given("sort", query.sort, EVERYTHING.sort),
    ...query.flags.map((flag): Parameter => [flag, "1"]),
    ...given("page", String(query.page), String(EVERYTHING.page)),
  ];
}

const METHOD = /^[a-z0-9-]{1,60}$/;
const MOST_DECIMALS = 8;

/** The page reads the amount by the decimals of its unit, which only the catalogue knows. */
function readExpress(search: URLSearchParams) {
  const typed = search.get("amount")?.trim() ?? "";
  const language = readLanguage(search.get("typed"));
  const { kind } = readTypedAmount(typed, MOST_DECIMALS, { language });
  const amount = kind === "amount" || kind === "ambiguous" ? typed : "";
  const pay = search.get("pay") ?? "";
  return [
    ...given("side", search.get("side") === "sell" ? "sell" : "buy", "buy"),
    ...readCodes(search, MARKET),
    ...given("amount", amount, ""),
    ...given("typed", amount === "" ? "" : (language ?? ""), ""),
    ...given("in", search.get("in") === "crypto" ? "crypto" : "fiat", "fiat"),
    ...given("pay", METHOD.test(pay) ? pay : "", ""),
  ];
}

function given(name: string, value: string, usual: string): Parameter[] {
  return value === usual ? [] : [[name, value]];
}

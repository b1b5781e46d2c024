/**
 * The calls of the native app: what each is given, what each answers, and how long the page waits.
 * docs/native-app.md describes the same for the app's programmers.
 */

/**
 * Never a secret: the app puts the session's cookies into the web view's store by itself, before it
 * answers (docs/native-app.md, "The session").
 */
export type UserAuth =
  | { readonly isLoggedIn: false }
  | { readonly isLoggedIn: true; readonly userId: string };

/** For calls whose answer says only that the app has done what it was asked. */
export type Done = null;

interface CallTypes {
  getUserAuth: { payload: Empty; result: UserAuth };
  /** `returnTo`: path and query of the page that needs the login. */
  goToAppLogin: { payload: { readonly returnTo: string }; result: UserAuth };
  /** `dataUrl`: the picture itself, so that the app fetches nothing in the name of a page. */
  appDownloadImg: {
    payload: { readonly dataUrl: string; readonly name: string };
    result: { readonly isSaved: boolean };
  };
  appLogout: { payload: Empty; result: Done };
  /** `isExternal`: of another origin, which never belongs into the app's own web view. */
  openNewWindow: {
    payload: { readonly url: string; readonly isExternal: boolean };
    result: Done;
  };
  openKyc: { payload: Empty; result: Done };
  openTrade: {
    payload: { readonly side: "buy" | "sell"; readonly crypto?: string; readonly fiat?: string };
    result: Done;
  };
  setupTitle: { payload: { readonly title: string }; result: Done };
  updateApp: { payload: Empty; result: Done };
  openDepositWithDraw: {
    payload: { readonly type: "deposit" | "withdraw"; readonly asset?: string };
    result: Done;
  };
  openTransfer: { payload: { readonly asset?: string }; result: Done };
  openBalanceHome: { payload: Empty; result: Done };
  copyString: { payload: { readonly text: string }; result: Done };
  goToCommunity: { payload: Empty; result: Done };
}

type Empty = Readonly<Record<string, never>>;

export type CallName = keyof CallTypes;
export type PayloadOf<Name extends CallName> = CallTypes[Name]["payload"];
export type ResultOf<Name extends CallName> = CallTypes[Name]["result"];

/** `undefined`: this is no result of the call. */
export type ReadResult<Result> = (data: unknown) => Result | undefined;

interface CallRule<Name extends CallName> {
  readonly timeoutMs: number;
  readonly read: ReadResult<ResultOf<Name>>;
  /** A payload that is right for every host, for the test page. */
  readonly example: PayloadOf<Name>;
}

/** The app answers when it has begun to show what it was asked for. */
const PROMPT_MS = 5_000;
/** The system asks the user for permission, once. */
const PERMISSION_MS = 60_000;
/** A person logs in, with codes of two devices. */
const LOGIN_MS = 600_000;

const ONE_DOT =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

export const CALLS: { readonly [Name in CallName]: CallRule<Name> } = {
  getUserAuth: { timeoutMs: PROMPT_MS, read: readUserAuth, example: {} },
  goToAppLogin: {
    timeoutMs: LOGIN_MS,
    read: readUserAuth,
    example: { returnTo: "/en/p2p/order" },
  },
  appDownloadImg: {
    timeoutMs: PERMISSION_MS,
    read: readSaved,
    example: { dataUrl: ONE_DOT, name: "dot.png" },
  },
  appLogout: { timeoutMs: PROMPT_MS, read: readDone, example: {} },
  openNewWindow: {
    timeoutMs: PROMPT_MS,
    read: readDone,
    example: { url: "https://example.org/", isExternal: true },
  },
  openKyc: { timeoutMs: PROMPT_MS, read: readDone, example: {} },
  openTrade: {
    timeoutMs: PROMPT_MS,
    read: readDone,
    example: { side: "buy", crypto: "USDT", fiat: "EUR" },
  },
  setupTitle: { timeoutMs: PROMPT_MS, read: readDone, example: { title: "P2P" } },
  updateApp: { timeoutMs: PROMPT_MS, read: readDone, example: {} },
  openDepositWithDraw: {
    timeoutMs: PROMPT_MS,
    read: readDone,
    example: { type: "deposit", asset: "USDT" },
  },
  openTransfer: { timeoutMs: PROMPT_MS, read: readDone, example: { asset: "USDT" } },
  openBalanceHome: { timeoutMs: PROMPT_MS, read: readDone, example: {} },
  copyString: { timeoutMs: PROMPT_MS, read: readDone, example: { text: "Parley" } },
  goToCommunity: { timeoutMs: PROMPT_MS, read: readDone, example: {} },
};

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of a literal whose type names them all.
export const CALL_NAMES = Object.keys(CALLS) as readonly CallName[];

function readDone(): Done {
  return null;
}

function readUserAuth(data: unknown): UserAuth | undefined {
  const isLoggedIn = fieldOf(data, "isLoggedIn");
  if (isLoggedIn === false) return { isLoggedIn };
  const userId = fieldOf(data, "userId");
  const isId = typeof userId === "string" && /^\d{1,19}$/.test(userId);
  return isLoggedIn === true && isId ? { isLoggedIn, userId } : undefined;
}

function readSaved(data: unknown): { readonly isSaved: boolean } | undefined {
  const isSaved = fieldOf(data, "isSaved");
  return typeof isSaved === "boolean" ? { isSaved } : undefined;
}

export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

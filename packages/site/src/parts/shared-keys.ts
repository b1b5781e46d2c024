/**
 * The keys of the store which page and parts share (`window.ICESTARK.store`), and the names on its
 * event bus. A part may set the first four: the page follows.
 */

export interface SharedValues {
  /** The page's language; setting another one leads to the same page in that language. */
  readonly iceLocale: string;
  /** Whether the transfer part is open. */
  readonly iceTransferShow: boolean;
  readonly iceTheme: "light" | "dark";
  /** In which worths are shown, such as `EUR`; setting another one keeps it with the account. */
  readonly iceCurrency: string;
  /** The coin with which the transfer part opens; empty: the first one that is held. */
  readonly iceTransferAsset: string;
  /** The wallet into which it moves by default. */
  readonly iceTransferTo: "spot" | "futures";
  /** Grows when balances may have changed. */
  readonly iceBalances: number;
  /** Unread notifications; null: not known. */
  readonly iceUnread: number | null;
  /** Open orders of the user; null: not known. */
  readonly iceOpenOrders: number | null;
}

export type SharedKey = keyof SharedValues;

/** A transfer was carried out: the transfer part is closed and balances are read again. */
export const UPDATE_FUTURES = "updateFutures";
/** Asks the page to log out. */
export const LOG_OUT = "logOut";

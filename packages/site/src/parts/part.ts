/**
 * What a page and its three parts agree on. A part is an ES module that exports `mount` and, where
 * it needs them, `update` and `unmount`; docs/parts describes it for parts made elsewhere.
 */
import type { WriteResult } from "../forms/submitter.ts";

export const PART_NAMES = ["header", "footer", "transfer"] as const;
export type PartName = (typeof PART_NAMES)[number];

/** The element of the page that belongs to a part. */
export const CONTAINER_IDS = {
  header: "websiteHeader",
  footer: "websiteFooter",
  transfer: "websiteTransfer",
} as const satisfies Record<PartName, string>;

/** The logged-in user, as far as parts show it. The session's secrets are not in it. */
export interface PartUser {
  readonly UID: string;
  readonly userId: string;
  readonly username: string;
  /** Masked. */
  readonly emailOrPhone: string;
  readonly kycType: string | null;
  readonly kycStatus: string;
  readonly accountGroup: number;
  /** False: a sub-user. */
  readonly isAdmin: boolean;
  readonly traderStatus: string;
  /** IANA zone in which the reader sees dates; null: the one of the browser. */
  readonly timeZone: string | null;
}

export interface BrokerInfo {
  readonly isBroker: boolean;
  readonly brokerId: string | null;
  readonly brokerName: string | null;
}

/** Handed to a part when it is mounted and again on every change. */
export interface PartData {
  /** The prefix of the page's address, such as `zh-cn`. */
  readonly lang: string;
  /** Path and query of the page. */
  readonly route: string;
  /** A company that has not been approved yet. */
  readonly isInstitutions: boolean;
  readonly isLogin: boolean;
  readonly userInfo: PartUser | null;
  /** Prefix of the API's paths; empty: the page's own origin. */
  readonly apiDomain: string;
  /** Null: not logged in, or not known yet. */
  readonly brokerInfo: BrokerInfo | null;
  /** Features that are switched off or on; a missing one is on. */
  readonly flags: Readonly<Record<string, boolean>>;
}

/** What the page does for a part, beside the shared store. */
export interface PartHost {
  /** The part cannot go on: the page takes it away and displays what was there before. */
  readonly fail: (error: unknown) => void;
  /** Displays a toast. */
  readonly notify: (note: PartNote) => void;
  /**
   * Asks the user for security codes and sends a body sealed with them. Resolves to true when it was
   * sent and accepted, to false when the user gave up.
   */
  readonly verify: (request: VerifyRequest) => Promise<boolean>;
}

export interface VerifyRequest {
  readonly purpose: "sub-users";
  /** What the codes are good for, such as the UID of a sub-user. */
  readonly subject: string;
  readonly body: Readonly<Record<string, string | undefined>>;
  /** Why the codes are asked for. */
  readonly text: string;
  /** The heading of a failure, in the words of the action. */
  readonly notDone: string;
  /** Sends the body with the sealed codes in `command`, under an idempotency key. */
  readonly send: (command: string, idempotencyKey: string) => Promise<WriteResult<unknown>>;
}

export interface PartNote {
  readonly text: string;
  readonly tone?: "success" | "danger";
}

export interface PartModule {
  /** Fills the container; the page waits for the promise before it counts the part as shown. */
  readonly mount: (container: HTMLElement, data: PartData, host: PartHost) => void | Promise<void>;
  readonly update?: (data: PartData) => void;
  readonly unmount?: () => void;
}

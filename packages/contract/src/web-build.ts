/**
 * The door between the server and the built website. The server never imports the web app: it
 * loads its build, finds a `createPageHandler` in the build's entry and hands it page requests.
 */
import type { Transport } from "./client.ts";

/** Empty for this server. */
export interface ServiceDomains {
  readonly flags: string;
  readonly content: string;
}

/** In the user agent of the native app, whose pages have no header and footer. */
export const APP_MARKER = "asdxApp";

/** What the server knows about a page request and the page cannot find out by itself. */
export interface PageRequest {
  readonly request: Request;
  /**
   * Allows exactly this answer's inline scripts under the content security policy. Absent in a page
   * for all readers: its policy lists hashes of the scripts.
   */
  readonly nonce?: string;
  /** Where this installation is reached, without a slash at the end. */
  readonly publicUrl: string;
  /** Names the build that is being served, so that a tab can notice a newer one. */
  readonly buildId: string;
  /** Origins of the services of flags and content, where they are not this server's. */
  readonly domains?: ServiceDomains;
  /** Where header, footer and transfer are loaded from, by preference; without a slash at the end. */
  readonly componentSources: readonly string[];
  /**
   * Answers contract calls in process, with the reader's cookies, address and language. A reply's value
   * is passed on as it is and is frozen: other pages may have the same one.
   */
  readonly fetch: Transport;
  readonly reportError: (error: unknown) => void;
  /** The key that sealed requests are encrypted with; null: unknown. */
  readonly commandKey: PageKey | null;
  /**
   * Present when the page is rendered in advance for all readers: without a session and without
   * live data. Called with what the page's own loader has read.
   */
  readonly onPrerendered?: (data: unknown) => void;
  /** Called when a call of a loader fails, also where the page is shown without its answer. */
  readonly onCallFailed?: () => void;
}

/** As the endpoint `commandKey` answers. */
export interface PageKey {
  readonly kid: string;
  /** SPKI, PEM. */
  readonly publicKey: string;
  readonly alg: "RSA-OAEP-256";
  readonly enc: "A256GCM";
}

/** Any response; that of a document has its text beside an empty body. */
export interface PageResponse extends Response {
  readonly html?: string;
}

export type PageHandler = (page: PageRequest) => Promise<PageResponse>;

/**
 * A page that all readers without a session share. These two are the whole request that it is
 * rendered for, so that nothing else of a reader's request can be in it.
 */
export interface AnonymousPage {
  /** Path and query, with only what the page reads, and in one order. */
  readonly address: string;
  /** Empty, or of the native app on one of its systems. */
  readonly userAgent: string;
}

/** Null: the page is rendered for each request. */
export type FindAnonymousPage = (asked: {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly userAgent: string;
}) => AnonymousPage | null;

/** The part of the web build that the server relies on. */
export interface WebBuild {
  readonly entry: {
    readonly module: {
      readonly createPageHandler: (build: unknown) => PageHandler;
    };
  };
}

/** A small file beside it, for the thread that renders no pages. */
export interface AddressBuild {
  readonly findAnonymousPage: FindAnonymousPage;
}

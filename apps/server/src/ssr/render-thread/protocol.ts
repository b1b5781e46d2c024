// What the server and the thread that renders its pages send to each other. Every message names the page
// it belongs to; numbers of pages are never used twice, also not by the thread that replaces another.
import { ANSWER_HEADERS } from "@parley/contract/answer-headers";
import type { TransportAnswer } from "@parley/contract/client";
import type { AnyEnvelope } from "@parley/contract/envelope";
import type { PageRequest } from "@parley/contract/web-build";

/** Given to the thread at its start. */
export interface RendererData {
  /** Address of the website's build. */
  readonly build: string;
}

/** A page request without what cannot be sent: functions and the signal. */
export interface SentPage extends Pick<
  PageRequest,
  "nonce" | "publicUrl" | "buildId" | "domains" | "componentSources" | "commandKey"
> {
  readonly url: string;
  readonly method: string;
  readonly headers: SentHeaders;
  /** It is rendered in advance for all readers. */
  readonly isPrerendered: boolean;
  /** Whether failed calls are to be reported. */
  readonly reportsFailedCalls: boolean;
}

export type SentHeaders = readonly (readonly [name: string, value: string])[];

/** A call of a page, to be answered by the server's routes. */
export interface SentCall {
  readonly url: string;
  readonly method: string;
  readonly headers: SentHeaders;
  readonly body?: string;
}

export interface SentAnswer {
  readonly status: number;
  readonly headers: SentHeaders;
  /** Empty where there is an envelope. */
  readonly text: string;
  readonly envelope?: AnyEnvelope;
}

/**
 * An answer for many pages is sent once: the thread keeps it by its name until it gets a newer one under
 * the same name, or is told to forget it.
 */
export type AnswerToCall =
  | { readonly kind: "own"; readonly answer: SentAnswer }
  | { readonly kind: "shared"; readonly name: string; readonly answer: SentAnswer }
  | { readonly kind: "known"; readonly name: string }
  | { readonly kind: "failed"; readonly reason: string };

export type ToRenderer =
  | { readonly kind: "render"; readonly page: number; readonly sent: SentPage }
  | {
      readonly kind: "answer";
      readonly page: number;
      readonly call: number;
      readonly answer: AnswerToCall;
    }
  /** The reader has disconnected, or the page took too long. */
  | { readonly kind: "gone"; readonly page: number }
  | { readonly kind: "forget"; readonly name: string }
  /** To be answered at once, by a thread that is not stuck. */
  | { readonly kind: "ask" };

export type FromRenderer =
  /** The build is loaded. */
  | { readonly kind: "ready" }
  | {
      readonly kind: "call";
      readonly page: number;
      readonly call: number;
      readonly sent: SentCall;
    }
  /** The page reports an error. */
  | { readonly kind: "error"; readonly page: number; readonly error: unknown }
  | { readonly kind: "call failed"; readonly page: number }
  | { readonly kind: "prerendered"; readonly page: number; readonly data: unknown }
  | { readonly kind: "rendered"; readonly page: number; readonly response: SentResponse }
  /** The page has no response. */
  | { readonly kind: "failed"; readonly page: number; readonly error: unknown }
  | { readonly kind: "here" };

export interface SentResponse {
  readonly status: number;
  readonly headers: SentHeaders;
  /** Of a document; others have a body. */
  readonly html?: string;
  readonly body?: ArrayBuffer;
}

export async function toSentAnswer(answer: TransportAnswer): Promise<SentAnswer> {
  const { status, headers, envelope } = answer;
  return {
    status,
    headers: ANSWER_HEADERS.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
    ...(envelope === undefined ? { text: await answer.text() } : { text: "", envelope }),
  };
}

/** Errors can be sent; what else is thrown may not be. */
export function toSentError(error: unknown): unknown {
  try {
    return structuredClone(error);
  } catch {
    return new Error(String(error));
  }
}

// The thread that renders pages: loads the website's build and answers page requests of the server. What a
// page calls is asked of the server, in whose thread the routes are. Decision 65.
import type { TransportAnswer } from "@parley/contract/client";
import type { PageHandler, PageRequest, PageResponse, WebBuild } from "@parley/contract/web-build";
import { getPriority, setPriority } from "node:os";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { freezeDeep } from "../../http/replies/page-reply.ts";
import {
  toSentError,
  type AnswerToCall,
  type FromRenderer,
  type RendererData,
  type SentAnswer,
  type SentPage,
  type SentResponse,
  type ToRenderer,
} from "./protocol.ts";

/** Added to the server's own: where processors are scarce, the thread with orders has most of them. */
const LATER = 5;
const LOWEST = 19;

/** A page that is being rendered. */
interface Rendering {
  readonly gone: AbortController;
  readonly calls: Map<number, PromiseWithResolvers<TransportAnswer>>;
}

function answerPages(port: MessagePort, handlePage: PageHandler): void {
  const renderings = new Map<number, Rendering>();
  const shared = new Map<string, TransportAnswer>();
  let lastCall = 0;
  const post = (message: FromRenderer, transfer: readonly ArrayBuffer[] = []) =>
    port.postMessage(message, transfer);

  async function render(page: number, sent: SentPage): Promise<void> {
    const rendering: Rendering = { gone: new AbortController(), calls: new Map() };
    renderings.set(page, rendering);
    try {
      const response = await toSentResponse(await handlePage(toRequest(page, sent, rendering)));
      const { body } = response;
      post({ kind: "rendered", page, response }, body === undefined ? [] : [body]);
    } catch (error) {
      post({ kind: "failed", page, error: toSentError(error) });
    } finally {
      renderings.delete(page);
    }
  }

  function toRequest(page: number, sent: SentPage, rendering: Rendering): PageRequest {
    const { url, method, headers, isPrerendered, reportsFailedCalls, ...site } = sent;
    const { gone, calls } = rendering;
    return {
      ...site,
      request: new Request(url, { method, headers: headersOf(headers), signal: gone.signal }),
      fetch: (called, init) => {
        lastCall += 1;
        const call = lastCall;
        const answer = Promise.withResolvers<TransportAnswer>();
        calls.set(call, answer);
        const { method: by = "GET", headers: given, body } = init;
        const text = typeof body === "string" ? { body } : {};
        const entries = [...new Headers(given)];
        post({
          kind: "call",
          page,
          call,
          sent: { url: called, method: by, headers: entries, ...text },
        });
        return answer.promise;
      },
      reportError: (error) => post({ kind: "error", page, error: toSentError(error) }),
      ...(reportsFailedCalls ? { onCallFailed: () => post({ kind: "call failed", page }) } : {}),
      ...(isPrerendered
        ? { onPrerendered: (data: unknown) => post({ kind: "prerendered", page, data }) }
        : {}),
    };
  }

  function takeAnswer(answer: AnswerToCall): TransportAnswer | null {
    if (answer.kind === "failed") return null;
    if (answer.kind === "own") return toAnswer(answer.answer);
    if (answer.kind === "shared") shared.set(answer.name, toAnswer(answer.answer));
    return shared.get(answer.name) ?? null;
  }

  port.on("message", (message: ToRenderer) => {
    switch (message.kind) {
      case "render":
        void render(message.page, message.sent);
        break;
      case "answer": {
        const taken = takeAnswer(message.answer);
        const calls = renderings.get(message.page)?.calls;
        const waiting = calls?.get(message.call);
        calls?.delete(message.call);
        if (taken !== null) waiting?.resolve(taken);
        else waiting?.reject(new Error(reasonOf(message.answer)));
        break;
      }
      case "gone":
        renderings.get(message.page)?.gone.abort();
        break;
      case "forget":
        shared.delete(message.name);
        break;
      case "ask":
        post({ kind: "here" });
        break;
    }
  });
  post({ kind: "ready" });
}

function reasonOf(answer: AnswerToCall): string {
  return answer.kind === "failed" ? answer.reason : "an answer for many pages is missing";
}

/** Frozen like the value that it is a copy of: loaders find the same wherever they run. */
function toAnswer({ status, headers, text, envelope }: SentAnswer): TransportAnswer {
  return {
    status,
    headers: headersOf(headers),
    text: () => Promise.resolve(text),
    ...(envelope === undefined ? {} : { envelope: freezeDeep(envelope) }),
  };
}

function headersOf(entries: SentPage["headers"]): Headers {
  const headers = new Headers();
  for (const [name, value] of entries) headers.append(name, value);
  return headers;
}

async function toSentResponse(response: PageResponse): Promise<SentResponse> {
  const { status, html } = response;
  const headers = [...response.headers];
  return html === undefined
    ? { status, headers, body: await response.arrayBuffer() }
    : { status, headers, html };
}

/** Only on Linux does a thread have a priority of its own. */
function yieldToOthers(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(Math.min(getPriority() + LATER, LOWEST));
  } catch {
    // A system that forbids it gives all threads the same.
  }
}

if (parentPort === null) throw new Error("this module is run as a thread");
yieldToOthers();
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `one-thread.ts` starts it with this.
const { build: file } = workerData as RendererData;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build of this checkout has this form, or the start fails at once.
const build = (await import(file)) as WebBuild;
answerPages(parentPort, build.entry.module.createPageHandler(build));

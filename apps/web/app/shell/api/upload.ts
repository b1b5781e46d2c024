/**
 * Uploads that report their progress. `fetch` does not, so that the contract client uses
 * XMLHttpRequest as its transport; all else about the call stays the same.
 */
import type { Transport } from "@parley/contract/client";
import { createBrowserApi, type Api } from "./api.ts";

/** Large scans over a slow line need longer than other calls. */
export const UPLOAD_TIMEOUT_MS = 180_000;
/** All may be sent and the file not be there yet: that is for the server to say. */
const MOST_PERCENT = 99;

/** A client whose next call reports its progress, from 0 to 99 as long as it is not answered. */
export function createUploadApi(onPercent: (percent: number) => void): Api {
  return createBrowserApi(createUploadTransport(() => new XMLHttpRequest(), onPercent));
}

export function createUploadTransport(
  newRequest: () => XMLHttpRequest,
  onPercent: (percent: number) => void,
): Transport {
  return (url, { method = "POST", headers, credentials, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = newRequest();
      const abort = () => request.abort();
      const settle = (finish: () => void) => () => {
        signal?.removeEventListener("abort", abort);
        finish();
      };
      request.open(method, url);
      request.withCredentials = credentials === "include";
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) {
          onPercent(Math.min((loaded / total) * 100, MOST_PERCENT));
        }
      });
      request.addEventListener(
        "load",
        settle(() => resolve(responseOf(request))),
      );
      for (const end of ["error", "abort", "timeout"] as const) {
        request.addEventListener(
          end,
          settle(() => reject(new Error(`The upload ended: ${end}`))),
        );
      }
      signal?.addEventListener("abort", abort);
      request.send(body instanceof FormData ? body : null);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  return new Response(request.responseText, {
    status: request.status,
    headers: readHeaders(request.getAllResponseHeaders()),
  });
}

/** One header a line, as the browser writes them. */
function readHeaders(text: string): Headers {
  const headers = new Headers();
  for (const line of text.split("\r\n")) {
    const at = line.indexOf(":");
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
}

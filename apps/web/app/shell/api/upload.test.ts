import { describe, expect, it, vi } from "vitest";
import { createUploadTransport } from "./upload.ts";

/** The browser's request as far as an upload uses it; the test plays the network. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly sent: { headers: [string, string][]; body?: unknown } = { headers: [] };
  opened = "";
  status = 0;
  responseText = "";
  withCredentials = false;
  responseHeaders = "";
  open(method: string, url: string) {
    this.opened = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.sent.headers.push([name, value]);
  }
  getAllResponseHeaders() {
    return this.responseHeaders;
  }
  send(body: unknown) {
    this.sent.body = body;
  }
  abort() {
    this.dispatchEvent(new Event("abort"));
  }
}

function progress(loaded: number, total: number): Event {
  return Object.assign(new Event("progress"), { lengthComputable: true, loaded, total });
}

function start(signal?: AbortSignal) {
  const request = new FakeRequest();
  const percents: number[] = [];
  const transport = createUploadTransport(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The fake has what the transport touches.
    () => request as unknown as XMLHttpRequest,
    (percent) => percents.push(percent),
  );
  const body = new FormData();
  const answer = transport("/api/upload", {
    method: "POST",
    headers: { authorization: "token", language: "en" },
    credentials: "include",
    body,
    ...(signal === undefined ? {} : { signal }),
  });
  return { request, percents, body, answer };
}

describe("the upload transport", () => {
  it("sends what fetch would send, and reads the reply with its headers", async () => {
    const { request, body, answer } = start();
    request.status = 422;
    request.responseText = '{"code":3206}';
    request.responseHeaders = "date: Mon, 01 Jan 2024 00:00:00 GMT\r\nretry-after: 3\r\n";
    request.dispatchEvent(new Event("load"));
    const response = await answer;
    expect(request.opened).toBe("POST /api/upload");
    expect(request.withCredentials).toBe(true);
    expect(request.sent.headers).toContainEqual(["authorization", "token"]);
    expect(request.sent.body).toBe(body);
    expect(response.status).toBe(422);
    expect(response.headers.get("date")).toBe("Mon, 01 Jan 2024 00:00:00 GMT");
    expect(response.headers.get("retry-after")).toBe("3");
    expect(await response.text()).toBe('{"code":3206}');
  });

  it("reports the progress in percent, and is not done before the server replies", () => {
    const { request, percents } = start();
    request.upload.dispatchEvent(progress(1, 4));
    request.upload.dispatchEvent(progress(4, 4));
    expect(percents).toEqual([25, 99]);
  });

  it("fails when the network does", async () => {
    const { request, answer } = start();
    request.dispatchEvent(new Event("error"));
    await expect(answer).rejects.toThrow("The upload ended: error");
  });

  it("stops on the caller's signal", async () => {
    const controller = new AbortController();
    const { request, answer } = start(controller.signal);
    const abort = vi.spyOn(request, "abort");
    controller.abort();
    expect(abort).toHaveBeenCalledOnce();
    await expect(answer).rejects.toThrow("The upload ended: abort");
  });
});

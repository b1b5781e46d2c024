import { UNSAFE_ErrorResponseImpl as ErrorResponse, type DataStrategyResult } from "react-router";
import { expect, test } from "vitest";
import { LostConnection, settleLosses } from "./lost-connection.ts";

const FETCH_FAILED = new TypeError("Failed to fetch");
const BROKEN_OFF = new Error("Unable to decode turbo-stream response", { cause: FETCH_FAILED });
const LOADED: DataStrategyResult = { type: "data", result: { price: "1" } };
const SHOWN = { price: "2" };
const failed = (result: unknown): DataStrategyResult => ({ type: "error", result });

/** How the load of one route ends, while the page has these routes' data on the screen. */
function ending(result: DataStrategyResult, ...shown: string[]): DataStrategyResult | undefined {
  return settleLosses({ offer: result }, new Map(shown.map((route) => [route, SHOWN])))["offer"];
}

const LOSSES = [
  ["a fetch without an answer", FETCH_FAILED],
  ["an answer that breaks off", BROKEN_OFF],
  ["a gateway without a server", new ErrorResponse(502, "Bad Gateway", "")],
  ["a server that restarts", new ErrorResponse(503, "Service Unavailable", "")],
  ["a server that does not answer", new ErrorResponse(504, "Gateway Timeout", "")],
] as const;

for (const [name, error] of LOSSES) {
  test(`${name} keeps what is displayed`, () => {
    expect(ending(failed(error), "offer")).toEqual({ type: "data", result: SHOWN });
  });

  test(`${name} is a lost connection where nothing is displayed yet`, () => {
    const end = ending(failed(error), "layout");
    expect(end?.type).toBe("error");
    expect(end?.result).toBeInstanceOf(LostConnection);
  });
}

const REFUSALS = [
  ["too many calls", new ErrorResponse(429, "Too Many Requests", "Too Many Requests")],
  ["a busy server", new ErrorResponse(503, "", { message: null, path: null })],
] as const;

for (const [name, error] of REFUSALS) {
  test(`${name} keep what is displayed, and have their own page where nothing is`, () => {
    expect(ending(failed(error), "offer")).toEqual({ type: "data", result: SHOWN });
    expect(ending(failed(error), "layout")).toEqual(failed(error));
  });
}

test("the server's own reply counts, also on a displayed page", () => {
  const answers = [
    LOADED,
    failed(new ErrorResponse(500, "Internal Server Error", "")),
    failed(new ErrorResponse(404, "Not Found", "")),
    failed(new Error("Unexpected Server Error")),
    failed(new Response(null, { status: 302, headers: { location: "/en/login" } })),
  ];
  for (const answer of answers) expect(ending(answer, "offer")).toBe(answer);
});

test("each route of a page is settled by itself", () => {
  const results = { layout: failed(FETCH_FAILED), offer: failed(FETCH_FAILED), list: LOADED };
  const kept = new Map(["layout", "list"].map((route) => [route, SHOWN]));
  expect(settleLosses(results, kept)).toEqual({
    layout: { type: "data", result: SHOWN },
    offer: failed(expect.any(LostConnection)),
    list: LOADED,
  });
});

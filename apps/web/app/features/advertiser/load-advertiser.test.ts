import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { pageContext, pageContextOf } from "../../shell/page/page-context.ts";
import { loadAdvertiser } from "./load-advertiser.ts";

const ANSWERS: Readonly<Record<string, unknown>> = {
  "/api/ctc/query-advertiser": { uid: "1", markets: [{ crypto: "BTC", fiat: "PLN", offers: 2 }] },
  "/api/ctc/query-crypto-fiat": {
    cryptoList: ["USDT", "BTC"].map((code) => ({ code, name: code, scale: 8 })),
    fiatList: ["EUR", "PLN"].map((code) => ({ code, name: code, countries: ["DE"] })),
    markets: [],
  },
  "/api/ctc/query-feedback": { list: [] },
  "/api/ctc/query-adv-list": { list: [], total: 0, page: 1, pageSize: 50 },
};

function answer(asked: string): Promise<Response> {
  const data = ANSWERS[asked.split("?")[0] ?? ""] ?? null;
  return Promise.resolve(Response.json({ code: 0, message: "", data, requestId: "" }));
}

async function marketOf(search: string) {
  const url = new URL(`https://parley.example/en/p2p/advertiser/1${search}`);
  const context = new RouterContextProvider();
  const page = {
    nonce: "",
    publicUrl: url.origin,
    buildId: "",
    componentSources: [],
    commandKey: null,
    reportError: () => undefined,
  };
  context.set(pageContext, pageContextOf({ ...page, request: new Request(url), fetch: answer }));
  const { crypto, fiat } = await loadAdvertiser({ context, url, params: { uid: "1" } });
  return `${crypto}/${fiat}`;
}

test.each([
  ["without a wish, where there are offers", "", "BTC/PLN"],
  ["with one, as wished", "?crypto=USDT&fiat=EUR", "USDT/EUR"],
  ["with half of one, the usual coin beside it", "?fiat=PLN", "USDT/PLN"],
])("an advertiser is shown %s", async (_name, search, market) => {
  expect(await marketOf(search)).toBe(market);
});

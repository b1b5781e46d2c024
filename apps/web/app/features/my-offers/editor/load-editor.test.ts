import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { pageContext, pageContextOf } from "../../../shell/page/page-context.ts";
import { loadNewOffer, loadOwnOffer } from "./load-editor.ts";

const OFFER = {
  advId: "55",
  version: 3,
  side: "sell",
  crypto: "USDT",
  fiat: "EUR",
  state: "online",
  priceType: "fixed",
  price: "0.95",
  ratio: null,
  floor: null,
  ceiling: null,
  quantity: "600.00000000",
  remaining: "450.00000000",
  minLimit: "50.00",
  maxLimit: "400.00",
  payWindow: 15,
  payMethods: [{ code: "sepa", name: "SEPA" }],
  userPaymentIds: ["7", "8"],
  conditions: {
    kycRequired: false,
    minTrades: 0,
    minCompletionRate: 0,
    minRegisteredDays: 0,
    firstTradeCap: null,
  },
  hours: null,
  visibility: "public",
  message: "",
  autoReply: "",
};

/** What the server knows; of the two accounts that the offer was published with, 7 was removed. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  "/api/ctc/query-my-adv": { list: [OFFER] },
  "/api/ctc/query-user-payment": [
    { id: "8", method: { code: "sepa", name: "SEPA" }, account: "DE**3000" },
  ],
  "/api/ctc/query-crypto-fiat": {
    cryptoList: [{ code: "USDT", name: "Tether", scale: 8 }],
    fiatList: [{ code: "EUR", name: "Euro", scale: 2, countries: ["DE"], payMethods: [] }],
    markets: [],
  },
};

function answer(asked: string): Promise<Response> {
  const { pathname, searchParams } = new URL(asked, "https://parley.example");
  const isUnknown = ![null, OFFER.advId].includes(searchParams.get("advId"));
  const data = isUnknown ? { list: [] } : (ANSWERS[pathname] ?? null);
  const code = data === null ? 1 : 0;
  return Promise.resolve(Response.json({ code, message: "", data, requestId: "" }));
}

/** As the router calls a loader after a click: the request is for data, and says so in its address. */
function requestOf(path: string) {
  const url = new URL(path, "https://parley.example");
  const request = new Request(new URL(`${url.pathname}.data${url.search}`, url));
  const context = new RouterContextProvider();
  const page = {
    nonce: "",
    publicUrl: url.origin,
    buildId: "",
    componentSources: [],
    commandKey: null,
    reportError: () => undefined,
  };
  context.set(pageContext, pageContextOf({ ...page, request, fetch: answer }));
  return { context, request, url };
}

describe("payment accounts removed since the offer was published", () => {
  it("are not in the form that changes it", async () => {
    const { draft } = await loadOwnOffer(requestOf("/en/p2p/offers/55"), { id: "55" });
    expect(draft.payMethods).toEqual(["8"]);
  });

  it("are not in a copy either, where they could not be removed", async () => {
    const { draft } = await loadNewOffer(requestOf("/en/p2p/offers/new?from=55"));
    expect(draft.payMethods).toEqual(["8"]);
    expect(draft.quantity).toBe("600");
  });
});

it("a missing offer is named by the address that the reader sees", async () => {
  const failed = loadOwnOffer(requestOf("/en/p2p/offers/123"), { id: "123" });
  await expect(failed).rejects.toMatchObject({
    data: { path: "/en/p2p/offers/123" },
    init: { status: 404 },
  });
});

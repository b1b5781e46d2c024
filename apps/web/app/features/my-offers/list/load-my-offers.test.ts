import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { pageContext, pageContextOf } from "../../../shell/page/page-context.ts";
import { loadMyOffers } from "./load-my-offers.ts";

const PAGE_SIZE = 20;

const COUNTS = { online: 3, paused: 0, closed: 1, closedCapped: false, switchedOff: 0, kinds: [] };

/** Of the seller's orders one is paid. */
const ORDERS = [
  { orderId: "1", role: "seller", actions: ["release", "appeal"] },
  { orderId: "2", role: "seller", actions: [] },
];

/** Replies like a server with this many offers, and records the requested pages. */
function serverWith(total: number) {
  const asked: number[] = [];
  const fetch = (address: string) => {
    if (address.includes("order-list")) {
      const data = { list: ORDERS, total: ORDERS.length, page: 1, pageSize: PAGE_SIZE };
      return Promise.resolve(Response.json({ code: 0, message: "", data, requestId: "" }));
    }
    if (address.includes("counts")) {
      return Promise.resolve(Response.json({ code: 0, message: "", data: COUNTS, requestId: "" }));
    }
    const page = Number(new URL(address, "https://parley.example").searchParams.get("page"));
    asked.push(page);
    const first = (page - 1) * PAGE_SIZE;
    const list = Array.from({ length: total }, (_none, place) => ({ advId: String(place) }));
    const data = { list: list.slice(first, first + PAGE_SIZE), total, page, pageSize: PAGE_SIZE };
    return Promise.resolve(Response.json({ code: 0, message: "", data, requestId: "" }));
  };
  return { asked, fetch };
}

async function load(path: string, fetch: (address: string) => Promise<Response>) {
  const url = new URL(path, "https://parley.example");
  const request = new Request(url);
  const context = new RouterContextProvider();
  const page = {
    nonce: "",
    publicUrl: url.origin,
    buildId: "",
    componentSources: [],
    commandKey: null,
    reportError: () => undefined,
  };
  context.set(pageContext, pageContextOf({ ...page, request, fetch }));
  return loadMyOffers({ context, url });
}

async function loadFound(path: string, fetch: (address: string) => Promise<Response>) {
  const { found } = await load(path, fetch);
  return found.ok ? { ...found, offers: found.offers.map(({ advId }) => advId) } : found;
}

it("the orders that wait for a release are shown above the own offers, and no others", async () => {
  const { paid } = await load("/en/p2p/offers", serverWith(1).fetch);
  expect(paid.map(({ orderId }) => orderId)).toEqual(["1"]);
});

it("the own offers show the requested page", async () => {
  const { asked, fetch } = serverWith(21);
  const found = await loadFound("/en/p2p/offers?page=2", fetch);
  expect(found).toEqual({ ok: true, offers: ["20"], page: 2, pageCount: 2 });
  expect(asked).toEqual([2]);
});

it("the own offers show the last page when the requested one has lost its only offer", async () => {
  const { asked, fetch } = serverWith(20);
  const found = await loadFound("/en/p2p/offers?page=2", fetch);
  expect(found).toMatchObject({ ok: true, page: 1, pageCount: 1 });
  expect(found.ok && found.offers).toHaveLength(20);
  expect(asked).toEqual([2, 1]);
});

it("the own offers say that there is none", async () => {
  const { asked, fetch } = serverWith(0);
  const found = await loadFound("/en/p2p/offers", fetch);
  expect(found).toEqual({ ok: true, offers: [], page: 1, pageCount: 1 });
  expect(asked).toEqual([1]);
});

import { expect, test } from "vitest";
import type { IncomingPayment } from "./chain.ts";
import { createSimulatedChain, type SimulatedPayment } from "./simulated-chain.ts";

const TRON = { code: "TRX", addressFormat: "tron", blockSeconds: 3 };
const START = Date.UTC(2026, 0, 1);

/** The simulator's storage, in memory. */
function openChain() {
  const addresses = new Map<string, string>();
  const payments = new Map<string, SimulatedPayment>();
  let now = START;
  const chain = createSimulatedChain({
    clock: { now: () => now },
    store: {
      async keepAddress(network, key, address) {
        const place = `${network} ${key}`;
        addresses.set(place, addresses.get(place) ?? address);
        return addresses.get(place) ?? address;
      },
      async keepPayment(payment) {
        payments.set(payment.key, payments.get(payment.key) ?? payment);
        return payments.get(payment.key) ?? payment;
      },
      async listPayments(network, from, to): Promise<IncomingPayment[]> {
        const own = new Set(addresses.values());
        return [...payments.values()].filter(
          (payment) =>
            payment.network === network &&
            own.has(payment.address) &&
            payment.blockHeight >= from &&
            payment.blockHeight <= to,
        );
      },
    },
  });
  return { chain, pass: (ms: number) => (now += ms) };
}

test("blocks of the simulated chain follow the clock", async () => {
  const { chain, pass } = openChain();
  const height = await chain.readHeight(TRON);
  pass(2_999);
  expect(await chain.readHeight(TRON)).toBe(height);
  pass(1);
  expect(await chain.readHeight(TRON)).toBe(height + 1);
});

test("a repeated request returns the same address, another owner gets another", async () => {
  const { chain } = openChain();
  const first = await chain.createAddress(TRON, "1");
  expect(await chain.createAddress(TRON, "1")).toBe(first);
  expect(await chain.createAddress(TRON, "2")).not.toBe(first);
});

test("a payment is included in the next block, once for its key", async () => {
  const { chain, pass } = openChain();
  const address = await chain.createAddress(TRON, "1");
  const payment = { key: "withdrawal 7", asset: "USDT", address, memo: null, atoms: 5n };
  const sent = await chain.broadcast(TRON, payment);
  expect(await chain.broadcast(TRON, payment)).toEqual(sent);
  const height = await chain.readHeight(TRON);
  expect(await chain.listIncoming(TRON, 0)).toEqual([]);
  pass(3_000);
  expect(await chain.listIncoming(TRON, 0)).toMatchObject([
    { address, atoms: 5n, blockHeight: height + 1 },
  ]);
  expect(await chain.listIncoming(TRON, height + 2)).toEqual([]);
});

test("a payment to a foreign address is not a deposit", async () => {
  const { chain, pass } = openChain();
  const payment = { key: "x", asset: "USDT", address: "elsewhere", memo: null, atoms: 5n };
  await chain.broadcast(TRON, payment);
  pass(3_000);
  expect(await chain.listIncoming(TRON, 0)).toEqual([]);
});

test("a network with an unknown address format throws", () => {
  const { chain } = openChain();
  const odd = { ...TRON, addressFormat: "runes" };
  expect(() => chain.createAddress(odd, "1")).toThrow(/runes/);
});

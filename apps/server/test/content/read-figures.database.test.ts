// The figures of articles. Their units are written in 17 languages in the form that fits these values:
// when one changes, read the articles that name it again (`packages/phrases/content`).
import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import { ACCOUNT_END_LENGTH } from "@parley/domain/payment/payer";
import { createTiers } from "@parley/operations/identity/group/read-group";
import { applyCatalogue } from "@parley/operations/market/catalogue/apply-catalogue";
import { readTradables } from "@parley/operations/market/catalogue/read-tradables";
import { FIGURES } from "@parley/phrases/content/figures";
import { LOCALES } from "@parley/phrases/locales";
import { systemClock } from "@parley/platform/clock";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readFigures, writeFigures, type Figures } from "../../src/routes/content/read-figures.ts";

let database: TestDatabase;
let figures: Figures;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await applyCatalogue(pool, startingCatalogue);
  figures = await read();
});

afterAll(() => database.drop());

function read(): Promise<Figures> {
  const { pool } = database;
  const tradables = { read: () => readTradables(pool) };
  return readFigures({ pool, tradables, tiers: createTiers({ pool, clock: systemClock }) });
}

test("the figures are the ones whose units the articles write", () => {
  expect(writeFigures(figures, "en")).toEqual({
    totpStep: "30",
    leastWindow: "10",
    usualWindow: "15",
    longestWindow: "180",
    longestExtension: "30",
    confirmTime: "15",
    instantArrival: "10",
    proofTime: "60",
    codeTime: "5",
    escalationTime: "24",
    timeoutAppealTime: "24",
    rulingTime: "2",
    silenceTime: "24",
    cancelTime: "24",
    freshTime: "24",
    withdrawalBlock: "24",
    withdrawalWindow: "24",
    contactWait: "24",
    contactUndo: "72",
    newSubUserTime: "24",
    newAccountAge: "30",
    claimTime: "90",
    idleLogin: "30",
    renameTime: "30",
    formerNameTime: "90",
    cancelLimit: "3",
    claimLimit: "3",
    recoveryCodes: "10",
    passkeyLimit: "10",
    leastAge: "18",
    payMethodLimit: "5",
    paymentLimit: "20",
    offerLimit: "100",
    releaseLimit: "20",
    statementFiles: "5",
    countedTrades: "3",
    subUserLimit: "20",
    takerFee: "0.1%",
    exampleRate: "0.1%",
    priceDistance: "30%",
    cancelShare: "5%",
    exampleFee: "0.1",
    exampleRest: "99.9",
    newcomerOrders: "2",
    newcomerWorth: "500",
    knownTrades: "1",
    knownPartners: "1",
    knownOrders: "5",
    knownWorth: "5,000",
    regularTrades: "10",
    regularPartners: "3",
    regularOrders: "10",
    regularWorth: "50,000",
    merchantOrders: "100",
    secondApproval: "10,000",
    withdrawalLimit: "100,000",
    withdrawalReview: "10,000",
  });
});

test("an account is named by its last four characters, as the articles say in words", () => {
  expect(ACCOUNT_END_LENGTH).toBe(4);
});

test("every figure is written in every language, with Latin digits in groups of three", () => {
  for (const locale of LOCALES) {
    const written = writeFigures(figures, locale);
    expect(Object.keys(written).toSorted()).toEqual(FIGURES.toSorted());
    expect(written.withdrawalLimit.replaceAll(/[^\d]/g, "")).toBe("100000");
    expect(written.withdrawalLimit).toMatch(/^100\D000$/);
    expect(written.takerFee).toMatch(/0[.,]1/);
  }
  expect(writeFigures(figures, "de").takerFee).toBe("0,1\u00A0%");
  expect(writeFigures(figures, "de").exampleRest).toBe("99,9");
});

test("the example's fee is rounded down at the last decimal of a coin, as in an order", async () => {
  await database.pool.query("update market set taker_fee_rate = 0.00070001239");
  const { exampleFee, exampleRest } = writeFigures(await read(), "en");
  expect([exampleFee, exampleRest]).toEqual(["0.07000123", "99.92999877"]);
});

test("where markets differ, articles name the largest rate as such, and the example is exact", async () => {
  await database.pool.query(
    "update market set taker_fee_rate = case when fiat = 'EUR' then 0.002 else 0.001 end",
  );
  const differing = await read();
  for (const locale of LOCALES) {
    const { takerFee, exampleRate } = writeFigures(differing, locale);
    expect(takerFee).toContain(exampleRate);
    expect(takerFee).not.toBe(exampleRate);
  }
  expect(writeFigures(differing, "en").takerFee).toBe("up to 0.2%");
  expect(writeFigures(differing, "es").takerFee).toBe("0,2\u00A0% como máximo");
});

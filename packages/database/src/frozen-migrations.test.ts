// A released migration is never edited: databases that have had it would differ from new ones. A change
// of the schema is a new file, whose hash is added here with its release.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = new URL("../migrations/", import.meta.url);

/** SHA-256 of each file. */
const FROZEN: readonly (readonly [file: string, hash: string])[] = [
  ["0001_foundation.sql", "b382a0395974d9f8615b5741033d48759f7d10b3c7842ddf7f5fc7bfca6f093f"],
  ["0002_catalogue.sql", "08a1a61bb6ca325d4c414caa42bcf6efdbad2feaa440bc2c43062b0ee2ab4550"],
  ["0003_rates.sql", "c0a736001e1a5940105be11ee84ab205f0142599f82cfbc50f2161ef2563329a"],
  ["0004_person.sql", "d0d5873c86f04dbd543fad973324c9c6fa068e32c5a6f9201d10b4e33de5b9d2"],
  ["0005_group_link.sql", "f0eaf34e8dad435a7c77ed431eec0d720863baec7ca6e3687962bea6b2775b38"],
  ["0006_login.sql", "f957ea5449433f603faa4f18ba99ffaf5e696a9d798f72fd1398133a14c19ca5"],
  ["0007_security.sql", "2b700b82c30a4959810bedb8bb8c90774a9e3c9ade8869065caf591e3671c26a"],
  ["0008_kyc.sql", "f0d0b0d4783b59f8e009ae01a9bb957cd7200de291daa474b3c5e1c85218015d"],
  ["0009_messaging.sql", "de028786cf61c76695dd05b07b95e3fc2a66c36a97f3593c8c870f9827bbed1e"],
  ["0010_ledger.sql", "c02db826220f5a06fee7529f3aa47918a45afafdcc4051e915ee1f7688eba76f"],
  ["0011_wallet.sql", "e8a98e8b8cd415b6970f030a8af7566af6345ce0bf35f0df436c9170fbb12da6"],
  ["0012_offer.sql", "db1b7a250e2c5eb3ab0faa551d14ec5fb3a55a592b19f8bcffd094dbca9ab154"],
  ["0013_order.sql", "6f731ee98a1c50b5ab75ebef0b59b2d6592534a4b4e05e3404d828421e060401"],
  ["0014_trade_group.sql", "f3c3f95d042e33987adc525df09cf17f7e6fca2197e4742c1c3c9437014f3e5e"],
  ["0015_staff.sql", "cbadb0db54385d67bd13f57aae06f9771dd36f0025b8d7c71e3b04816491d540"],
];

test.each(FROZEN)("migration %s is as it was released; add a new file instead", (file, hash) => {
  const text = readFileSync(new URL(file, FOLDER));
  expect(createHash("sha256").update(text).digest("hex")).toBe(hash);
});

test("migrations that are not frozen follow those that are", () => {
  const files = readdirSync(FOLDER).toSorted();
  expect(files.slice(0, FROZEN.length)).toEqual(FROZEN.map(([file]) => file));
});

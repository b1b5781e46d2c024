// A released migration is never edited: databases that have had it would differ from new ones. A change
// of the schema is a new file, whose hash is added here with its release.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = new URL("../migrations/", import.meta.url);

/** SHA-256 of each file. */
const FROZEN: readonly (readonly [file: string, hash: string])[] = [
  ["0001_foundation.sql", "6e0e264b59010650b534c981a39087e5a0f74cc0873f262a7dbf845191f67c56"],
  ["0002_catalogue.sql", "2027279f426538e599084c9ad381e7360e8593d6c1b1f3c53c5788b054c401a5"],
  ["0003_rates.sql", "c0a736001e1a5940105be11ee84ab205f0142599f82cfbc50f2161ef2563329a"],
  ["0004_user.sql", "f6e8321eaf61af5257826f792d296cc31909826fd402a1ce6190ca9724e90cb6"],
  ["0005_group_link.sql", "4aa4d772881727c643f14d8e0bb6f27e94a0226eb86a045f16798d240315683a"],
  ["0006_login.sql", "9c9644fb563c01f09de1507c1f2255767926bf7644ba7466be98ce197c1e65c1"],
  ["0007_security.sql", "264775b50a6e0570e057d07a50c152416e9bfd31ab3128ef3fe6969b1f6a3a58"],
  ["0008_kyc.sql", "ec06c5edf2af1be19766dbb8f42407e0b0862355fa667041972d73082d4c1894"],
  ["0009_messaging.sql", "f0d91f331f2e21f96e128e1f9fbaac9530e34b96b7d72405b9a5df5c06c563ad"],
  ["0010_ledger.sql", "e44367dde1d0a63e74b15e8d2836d25f639eabfaa50b9963f16c599cf1a6ef55"],
  ["0011_wallet.sql", "7b7aa7219ecf0c61890a4f6e9d5e4f31b592fa3fb30335064d903abd72ce6267"],
  ["0012_offer.sql", "7d3ff1cce25f23e636cf4ee25588fce840bf5836494395d44c4d61840dd3502d"],
  ["0013_order.sql", "c14a5bcb9d9a2d01df966f3e4ac0558fb18f0f57ac45da2e2ca818600e55da06"],
  ["0014_trade_group.sql", "3473ee61886dc1c5f299c526fc38adee95231e3bb6d902c9d7de10c3552626e2"],
  ["0015_staff.sql", "5be6bfc971107841b316d02c21d5337d55808d89d0656618c1d0fa2994c70d5b"],
  ["0016_order_state.sql", "66e58b5ae8043b650527f5cd3ffa803268c95b03a0315233c22beaf0bf169e07"],
];

test.each(FROZEN)("migration %s is as it was released; add a new file instead", (file, hash) => {
  const text = readFileSync(new URL(file, FOLDER));
  expect(createHash("sha256").update(text).digest("hex")).toBe(hash);
});

test("migrations that are not frozen follow those that are", () => {
  const files = readdirSync(FOLDER).toSorted();
  expect(files.slice(0, FROZEN.length)).toEqual(FROZEN.map(([file]) => file));
});

test("no two migrations have one number", () => {
  const numbers = readdirSync(FOLDER).map((file) => file.slice(0, 4));
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted());
});

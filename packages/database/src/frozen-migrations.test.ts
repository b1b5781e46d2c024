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
  ["0004_person.sql", "569d1759a31ba1b8c11bb288dfea508890ece35d25f2e54ad18e5c9d6ca916ae"],
  ["0005_group_link.sql", "c358e1531ed35df877f6a0567c66cc54426774d8665fdb4adb98463b3e20277f"],
  ["0006_login.sql", "828e32a077706f8fdffe32faa07a12ec55acf61b8f75062b8f56cbb0b390645f"],
  ["0007_security.sql", "dc14233e02c52bc4e91c3f69db62b5b24186a45dca2bb160a0eb0035a997954b"],
  ["0008_kyc.sql", "489e3fdd18d34c9a431adba5e950f87b68893dc867461fe23bcc4051c404f596"],
  ["0009_messaging.sql", "de028786cf61c76695dd05b07b95e3fc2a66c36a97f3593c8c870f9827bbed1e"],
  ["0010_ledger.sql", "c02db826220f5a06fee7529f3aa47918a45afafdcc4051e915ee1f7688eba76f"],
  ["0011_wallet.sql", "e8a98e8b8cd415b6970f030a8af7566af6345ce0bf35f0df436c9170fbb12da6"],
  ["0012_offer.sql", "f1ad752b341e2b82ccb4fd188d0175e6c129a1e8d525cbee553bbd244b181335"],
  ["0013_order.sql", "181c3e5443afc019a143839b417780bcfb3c57a6aa6696d495cea23cb15e5ebe"],
  ["0014_trade_group.sql", "261740021ce3f9e3aaaec01d5faac34b0e985a43fa00e68382c2032b565abca8"],
  ["0015_staff.sql", "8e25bddd01a2553470447d2a1d9cb38b419a8a3fc390111cb7c88625400709a6"],
];

test.each(FROZEN)("migration %s is as it was released; add a new file instead", (file, hash) => {
  const text = readFileSync(new URL(file, FOLDER));
  expect(createHash("sha256").update(text).digest("hex")).toBe(hash);
});

test("migrations that are not frozen follow those that are", () => {
  const files = readdirSync(FOLDER).toSorted();
  expect(files.slice(0, FROZEN.length)).toEqual(FROZEN.map(([file]) => file));
});

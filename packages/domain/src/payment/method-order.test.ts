import { expect, test } from "vitest";
import { orderMethods } from "./method-order.ts";

const method = (code: string, name: string, ...countries: string[]) => ({ code, name, countries });
const WISE = method("wise", "Wise");
const AIRTM = method("airtm", "Airtm");
const ZIRAAT = method("ziraat", "Ziraat Bankası", "TR");
const IS_BANKASI = method("isbank", "İş Bankası", "TR");
const GARANTI = method("garanti", "Garanti BBVA", "TR");
const ALL = [WISE, ZIRAAT, AIRTM, IS_BANKASI, GARANTI];

const codesOf = (methods: readonly { readonly code: string }[]) => methods.map(({ code }) => code);
const inTurkish = new Intl.Collator("tr").compare;

test("what is used most comes first, the rest by name, global methods last", () => {
  expect(codesOf(orderMethods(ALL, ["wise", "ziraat"], inTurkish))).toEqual([
    "wise",
    "ziraat",
    "garanti",
    "isbank",
    "airtm",
  ]);
});

test("names are sorted as the language sorts them, and a used method of elsewhere adds none", () => {
  const used = ["pix"];
  expect(codesOf(orderMethods(ALL, used, inTurkish))).toEqual([
    "garanti",
    "isbank",
    "ziraat",
    "airtm",
    "wise",
  ]);
});

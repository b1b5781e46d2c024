import { describe, expect, test } from "vitest";
import {
  ageInYears,
  decideSubmission,
  documentIdentity,
  isDocumentExpired,
  isInstitutional,
  normalizeName,
  verifiedNameOf,
  type CompanyApplication,
  type PersonApplication,
} from "./kyc.ts";

const NOW = Date.parse("2026-03-01T12:00:00Z");

const PERSON: PersonApplication = {
  kycType: "individual",
  realName: "Ada Lovelace",
  birthDate: "1990-12-10",
  country: "GB",
  documentType: "passport",
  documentNumber: "123456789",
};

const COMPANY: CompanyApplication = {
  kycType: "company",
  companyName: "Müller & Söhne 24 GmbH",
  registrationNumber: "HRB 1234",
  country: "DE",
  representativeName: "Jean-Luc O’Neill",
};

describe("age", () => {
  test.each([
    ["2008-03-01", "2026-03-01T00:00:00Z", 18],
    ["2008-03-02", "2026-03-01T23:59:59Z", 17],
    ["2008-02-29", "2026-02-28T23:59:59Z", 17],
    ["2008-02-29", "2026-03-01T00:00:00Z", 18],
    ["2000-12-31", "2026-01-01T00:00:00Z", 25],
    ["2027-01-01", "2026-03-01T00:00:00Z", -1],
  ])("born on %s, at %s: %i", (birthDate, at, age) => {
    expect(ageInYears(birthDate, Date.parse(at))).toBe(age);
  });
});

describe("an application", () => {
  test.each([
    ["none", null],
    ["rejected", null],
    ["pending", { error: "kycPending" }],
    ["approved", { error: "kycAlreadyApproved" }],
  ] as const)("while the account is '%s': %j", (status, refusal) => {
    expect(decideSubmission(status, PERSON, NOW)).toEqual(refusal);
    expect(decideSubmission(status, COMPANY, NOW)).toEqual(refusal);
  });

  test.each([
    [{ birthDate: "2008-03-01" }, null],
    [{ birthDate: "2008-03-02" }, { error: "kycTooYoung" }],
    [{ birthDate: "2030-01-01" }, { error: "kycTooYoung" }],
    [{ birthDate: "1890-01-01" }, { error: "badInput", field: "birthDate" }],
    [{ country: "ZZ" }, { error: "unknownCountry" }],
    [{ country: "ZZ", birthDate: "2020-01-01" }, { error: "unknownCountry" }],
    [
      { country: "ZZ", realName: "12345" },
      { error: "badInput", field: "realName" },
    ],
  ] as const)("of a person with %j: %j", (change, refusal) => {
    expect(decideSubmission("none", { ...PERSON, ...change }, NOW)).toEqual(refusal);
  });

  test.each([
    [{ country: "XX" }, { error: "unknownCountry" }],
    [{ companyName: "--" }, { error: "badInput", field: "companyName" }],
    [{ representativeName: "2R-D2" }, { error: "badInput", field: "representativeName" }],
  ] as const)("of a company with %j: %j", (change, refusal) => {
    expect(decideSubmission("none", { ...COMPANY, ...change }, NOW)).toEqual(refusal);
  });

  test.each([
    "Nguyễn Thị Minh Khai",
    "王小明",
    "María José O'Hara-Smith",
    "प्रिया शर्मा",
    "محمد علي",
    "Jean-Paul Sartre Jr.",
    "李·安娜",
    "Ng",
    "Ada Lovelace 2",
  ])("accepts the name %s", (realName) => {
    expect(decideSubmission("none", { ...PERSON, realName }, NOW)).toBeNull();
  });

  test.each([
    "A",
    "A.",
    "2 Ada",
    "Ada\u202eecalevoL",
    "Ada\u0000",
    "<b>Ada</b>",
    "-- Ada",
    "Ada\nLovelace",
    "ad@parley.test",
    "   ",
  ])("refuses the name %j", (realName) => {
    expect(decideSubmission("none", { ...PERSON, realName }, NOW)).toEqual({
      error: "badInput",
      field: "realName",
    });
  });
});

test("a name is normalised to one spelling", () => {
  expect(normalizeName("  Jose\u0301  Garci\u0301a \t Lo\u0301pez ")).toBe("José García López");
});

test("payments are made by the person, or by the company and not by its representative", () => {
  expect(verifiedNameOf(PERSON)).toBe("Ada Lovelace");
  expect(verifiedNameOf(COMPANY)).toBe("Müller & Söhne 24 GmbH");
});

test.each([
  ["company", "none", true],
  ["company", "pending", true],
  ["company", "rejected", true],
  ["company", "approved", false],
  ["individual", "none", false],
  ["individual", "approved", false],
] as const)("a %s that is %s: institutional %s", (type, status, expected) => {
  expect(isInstitutional(type, status)).toBe(expected);
});

const identity = (documentNumber: string) => documentIdentity({ ...PERSON, documentNumber });

describe("a document", () => {
  test.each([
    ["tk 123-456", "blanks, hyphens and small letters"],
    ["ＴＫ１２３４５６", "wide letters"],
    ["ТК123456", "Cyrillic letters that look the same"],
    ["тк123456", "the same in small letters"],
    ["TK١٢٣٤٥٦", "Arabic digits"],
  ])("%s is the same as TK123456: %s", (written) => {
    expect(identity(written)).toBe(identity("TK123456"));
  });

  test("is another with another number, and in another country", () => {
    expect(identity("TK123457")).not.toBe(identity("TK123456"));
    expect(identity("ЖК123456")).not.toBe(identity("TK123456"));
    expect(documentIdentity({ ...PERSON, country: "DE" })).not.toBe(
      identity(PERSON.documentNumber),
    );
  });
});

test("a document counts until the end of the day that is printed on it", () => {
  expect(isDocumentExpired("2026-03-01", Date.parse("2026-03-01T23:59:59.999Z"))).toBe(false);
  expect(isDocumentExpired("2026-03-01", Date.parse("2026-03-02T00:00:00.000Z"))).toBe(true);
  expect(isDocumentExpired("2031-02-28", NOW)).toBe(false);
});

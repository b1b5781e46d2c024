import { describe, expect, it } from "vitest";
import type { DocumentType } from "@parley/domain/kyc/kyc-state";
import { EMPTY_DRAFT, parseDraft, type KycDraft } from "./kyc-draft.ts";
import {
  applicationOf,
  fieldOfPath,
  fieldsOf,
  findProblems,
  slotsOf,
  stepOfField,
} from "./kyc-steps.ts";

const now = Date.UTC(2026, 4, 17);
const file = (fileId: string) => ({ fileId, name: `${fileId}.jpg` });

const person: KycDraft = {
  ...EMPTY_DRAFT,
  realName: "Mei Tanaka",
  birthDate: "1990-05-17",
  country: "JP",
  documentType: "idCard",
  documentNumber: "AB 123456",
  front: file("1"),
  back: file("2"),
  selfie: file("3"),
};

const company: KycDraft = {
  ...EMPTY_DRAFT,
  kycType: "company",
  companyName: "Tanaka & Sons GmbH",
  registrationNumber: "HRB 12345",
  country: "DE",
  representativeName: "Mei Tanaka",
  registration: file("4"),
  representative: file("5"),
  mandate: file("6"),
};

const names = (type: DocumentType) => slotsOf("individual", type).map(({ slot }) => slot);
const problems = (draft: KycDraft) => Object.fromEntries(findProblems(draft, now));

describe("the required documents", () => {
  it("are one page of a passport, both sides of a card, and a selfie", () => {
    expect(names("passport")).toEqual(["front", "selfie"]);
    expect(names("idCard")).toEqual(["front", "back", "selfie"]);
    expect(names("drivingLicence")).toEqual(["front", "back", "selfie"]);
  });

  it("are of a company its registration and its representative, the rest by choice", () => {
    const required = slotsOf("company", "passport").filter(({ isRequired }) => isRequired);
    expect(required.map(({ slot }) => slot)).toEqual(["registration", "representative"]);
  });
});

describe("findProblems", () => {
  it("finds nothing wrong with a person or a company that would be accepted", () => {
    expect(problems(person)).toEqual({});
    expect(problems(company)).toEqual({});
  });

  it("requires everything that is blank, in the order of the form", () => {
    expect([...findProblems(EMPTY_DRAFT, now)]).toEqual([
      ["realName", "blank"],
      ["birthDate", "blank"],
      ["country", "blank"],
      ["documentNumber", "blank"],
      ["front", "missing"],
      ["selfie", "missing"],
    ]);
  });

  it.each([
    [{ realName: "X" }, { realName: "invalid" }],
    [{ realName: "2R D2" }, { realName: "invalid" }],
    [{ birthDate: "1990-02-30" }, { birthDate: "invalid" }],
    [{ birthDate: "1850-01-01" }, { birthDate: "invalid" }],
    [{ birthDate: "2008-05-18" }, { birthDate: "tooYoung" }],
    [{ birthDate: "2008-05-17" }, {}],
    [{ country: "ZZ" }, { country: "invalid" }],
    [{ documentNumber: "#1" }, { documentNumber: "invalid" }],
    [{ realName: "   " }, { realName: "blank" }],
  ] as const)("reports %o as the server would", (change, expected) => {
    expect(problems({ ...person, ...change })).toEqual(expected);
  });

  it("does not require the back of a passport", () => {
    expect(problems({ ...person, documentType: "passport", back: null })).toEqual({});
    expect(problems({ ...person, back: null })).toEqual({ back: "missing" });
  });
});

describe("applicationOf", () => {
  it("sends what was chosen and nothing of an earlier choice", () => {
    expect(applicationOf({ ...person, documentType: "passport" })).toEqual({
      kycType: "individual",
      realName: "Mei Tanaka",
      birthDate: "1990-05-17",
      country: "JP",
      documentType: "passport",
      documentNumber: "AB 123456",
      documentFileIds: ["1"],
      selfieFileId: "3",
    });
    expect(applicationOf({ ...company, front: file("9") })).toMatchObject({
      kycType: "company",
      documentFileIds: ["4", "5", "6"],
    });
  });
});

describe("steps", () => {
  it("have the fields of each kind of account", () => {
    expect(fieldsOf("details", company)).toContain("companyName");
    expect(fieldsOf("details", person)).not.toContain("companyName");
    expect(fieldsOf("type", person)).toEqual([]);
    expect(stepOfField("birthDate", person)).toBe("details");
    expect(stepOfField("selfie", person)).toBe("documents");
  });

  it("find the field of a refusal by the server", () => {
    expect(fieldOfPath("realName", person)).toBe("realName");
    expect(fieldOfPath("documentFileIds.0", person)).toBe("front");
    expect(fieldOfPath("documentFileIds", company)).toBe("registration");
    expect(fieldOfPath("selfieFileId", person)).toBe("selfie");
    expect(fieldOfPath("elsewhere", person)).toBeNull();
  });
});

describe("parseDraft", () => {
  it("reads back what was written", () => {
    expect(parseDraft(structuredClone(person))).toEqual(person);
  });

  it.each([null, "", "a text", [], 7, { kycType: "bank", front: "x", realName: 5 }])(
    "takes nothing unknown from %s",
    (kept) => {
      expect(parseDraft(kept)).toEqual(EMPTY_DRAFT);
    },
  );
});

import { describe, expect, test } from "vitest";
import { FIELD_CHECKS, findFieldCheck, type FieldCheck } from "./check-digits.ts";

/** Numbers that banks and tax offices print as examples, and the same with one slip. */
const NUMBERS: Readonly<
  Record<FieldCheck, { readonly right: string[]; readonly wrong: string[] }>
> = {
  iban: {
    right: [
      "DE89370400440532013000",
      "GB29NWBK60161331926819",
      "FR1420041010050500013M02606",
      "NO9386011117947",
      "MT84MALT011000012345MTLCAST001S",
      "BR1800360305000010009795493C1",
    ],
    wrong: [
      "DE89370400440532013001",
      "DE98370400440532013000",
      "DE89370400440532010300",
      "GB29NWBK60161331926891",
      "DE8937040044",
      "de89370400440532013000",
      "",
    ],
  },
  luhn: {
    right: ["4111111111111111", "5555555555554444", "378282246310005"],
    wrong: ["4111111111111112", "4111111111111", "5555555555545444", "411111111111111x", ""],
  },
  clabe: {
    right: ["032180000118359719", "002010077777777771"],
    wrong: ["032180000118359718", "032810000118359719", "03218000011835971", ""],
  },
  cbu: {
    right: ["2850590940090418135201"],
    wrong: ["2850590940090418135202", "2850591940090418135201", "285059094009041813520", ""],
  },
  cpf: {
    right: ["52998224725", "11144477735"],
    wrong: ["52998224726", "52998224752", "11111111111", "5299822472", ""],
  },
  pix: {
    right: [
      "52998224725",
      "12345678000195",
      "+5511987654321",
      "ana@example.com.br",
      "123e4567-e89b-12d3-a456-426614174000",
    ],
    wrong: ["52998224726", "12345678000194", "00000000000000", ""],
  },
  routing: {
    right: ["021000021", "011401533"],
    wrong: ["021000022", "012000021", "000000000", "21000021", ""],
  },
  rut: {
    right: ["12.345.678-5", "123456785", "30686957-4", "14569484-1", "20.347.878-K", "20347878k"],
    wrong: ["12.345.678-4", "12.354.678-5", "20347878-0", "5", ""],
  },
  "sort-code": { right: ["20-00-00", "200000"], wrong: ["00-00-00", "20000", ""] },
  bsb: { right: ["062-000", "062000"], wrong: ["000-000", "62000", ""] },
  ifsc: { right: ["HDFC0000123"], wrong: ["HDFC1000123", "HDF00000123", ""] },
};

describe.each(Object.entries(NUMBERS))("%s", (name, { right, wrong }) => {
  const check = findFieldCheck(name);

  test.each(right)("%s is right", (value) => {
    expect(check?.(value)).toBe(true);
  });

  test.each(wrong)("%j is wrong", (value) => {
    expect(check?.(value)).toBe(false);
  });
});

test("every check is tried here", () => {
  expect(Object.keys(NUMBERS).toSorted()).toEqual(Object.keys(FIELD_CHECKS).toSorted());
});

test("a name of an object's prototype is no check", () => {
  expect(findFieldCheck("toString")).toBeNull();
});

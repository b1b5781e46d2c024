import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fileNameOf } from "./file-name.ts";

test.for([
  ["passport.jpg", "passport.jpg"],
  ["Reisepass (2).JPEG", "Reisepass (2).jpg"],
  ["пасспорт.png", "пасспорт.jpg"],
  ["../../etc/passwd", "passwd.jpg"],
  [String.raw`C:\fakepath\scan.jpg`, "scan.jpg"],
  ["..", "file.jpg"],
  [".htaccess", "file.jpg"],
  ["", "file.jpg"],
  ["invoice.pdf.exe", "invoice.pdf.jpg"],
  ["gpj.\u202Eexe.scan", "gpj.exe.jpg"],
  ['a"b<c>\r\n.jpg', "abc.jpg"],
] as const)("%j becomes %s", ([given, expected]) => {
  expect(fileNameOf(given, "image/jpeg")).toBe(expected);
});

test("whatever is given, the name is short, has no path in it and ends as it should", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (given) => {
      const name = fileNameOf(given, "application/pdf");
      expect(name).toMatch(/^[^/\\\p{Cc}\p{Cf}.][^/\\\p{Cc}\p{Cf}]*\.pdf$/u);
      expect(Array.from(name).length).toBeLessThanOrEqual(84);
    }),
  );
});

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { coins } from "./coins.ts";

const drawings = new URL("../../../../../apps/web/public/assets/coins/", import.meta.url);

describe("coins", () => {
  it("are many, each once, in atoms of 8 decimals, in the order given", () => {
    const codes = coins.map(({ code }) => code);
    expect(codes.length).toBeGreaterThanOrEqual(14);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !/^[A-Z0-9]{2,12}$/v.test(code))).toEqual([]);
    expect(new Set(coins.map(({ scale }) => scale))).toEqual(new Set([8]));
    expect(coins.map(({ sort }) => sort)).toEqual(coins.map((_, index) => index + 1));
  });

  it("have a drawing each, and there are no other drawings", () => {
    const files = readdirSync(drawings).filter((file) => file.endsWith(".svg"));
    expect(files.toSorted()).toEqual(coins.map(({ logo }) => logo).toSorted());
  });

  it.each(coins)("$code is drawn with plain shapes only", ({ logo }) => {
    const svg = readFileSync(new URL(logo, drawings), "utf8");
    expect(svg).toContain('viewBox="0 0 32 32"');
    expect(svg.length).toBeLessThan(3_000);
    expect(svg).not.toMatch(/<(?:script|style|text|image|use|foreignObject)|href|url\(|\son\w+=/iv);
  });
});

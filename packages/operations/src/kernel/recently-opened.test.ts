import { createVault, VaultError, type Vault } from "@parley/platform/vault";
import { beforeEach, expect, test } from "vitest";
import { rememberOpened } from "./recently-opened.ts";

const SECRET = "a secret of more than thirty-two characters";
const vault = createVault(SECRET);
let opened: string[] = [];

beforeEach(() => {
  opened = [];
});

const purposeOf = (id: bigint) => `test:${id}`;

function seal(id: bigint, text: string): { id: bigint; sealed: string } {
  return { id, sealed: vault.seal(purposeOf(id), Buffer.from(text)) };
}

function open(with_: Vault, { id, sealed }: { id: bigint; sealed: string }): string {
  const text = Buffer.from(with_.open(purposeOf(id), sealed)).toString();
  opened.push(text);
  return text;
}

test("what was opened is not opened again, and what was sealed anew is", () => {
  const read = rememberOpened(open);
  const ada = seal(1n, "Ada");
  expect([read(vault, ada), read(vault, { ...ada }), read(vault, seal(1n, "Ada L."))]).toEqual([
    "Ada",
    "Ada",
    "Ada L.",
  ]);
  expect(opened).toEqual(["Ada", "Ada L."]);
});

test("a text in another's row does not open, though it was opened in its own", () => {
  const read = rememberOpened(open);
  const ada = seal(1n, "Ada");
  read(vault, ada);
  expect(() => read(vault, { ...ada, id: 2n })).toThrow(VaultError);
});

test("another vault does not profit from it", () => {
  const read = rememberOpened(open);
  const ada = seal(1n, "Ada");
  read(vault, ada);
  const stranger = createVault(SECRET.toUpperCase());
  expect(() => read(stranger, ada)).toThrow(VaultError);
});

test("those that are asked for again are kept, and the others give way to them", () => {
  const read = rememberOpened(open, 4);
  const [one, two, three] = [seal(1n, "one"), seal(2n, "two"), seal(3n, "three")];
  for (const row of [one, two, one, three, one, two]) read(vault, row);
  expect(opened).toEqual(["one", "two", "three", "two"]);
});

test("what was sealed anew is not forgotten in favor of what it was before", () => {
  const read = rememberOpened(open, 4);
  const [before, after, other] = [seal(1n, "before"), seal(1n, "after"), seal(2n, "other")];
  for (const row of [before, other, after, after, other, after]) read(vault, row);
  expect(opened).toEqual(["before", "other", "after"]);
});

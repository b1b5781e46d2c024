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

test("an unsealed value is cached, and a newly sealed one is unsealed", () => {
  const read = rememberOpened(open);
  const ada = seal(1n, "Ada");
  expect([read(vault, ada), read(vault, { ...ada }), read(vault, seal(1n, "Ada L."))]).toEqual([
    "Ada",
    "Ada",
    "Ada L.",
  ]);
  expect(opened).toEqual(["Ada", "Ada L."]);
});

test("a text copied to another row does not open, though it was opened in its own", () => {
  const read = rememberOpened(open);
  const ada = seal(1n, "Ada");
  read(vault, ada);
  expect(() => read(vault, { ...ada, id: 2n })).toThrow(VaultError);
});

test("another vault does not use the cache", () => {
  const read = rememberOpened(open);
  const ada = seal(1n, "Ada");
  read(vault, ada);
  const stranger = createVault(SECRET.toUpperCase());
  expect(() => read(stranger, ada)).toThrow(VaultError);
});

test("recently used entries are kept, others are dropped", () => {
  const read = rememberOpened(open, 2);
  const [one, two, three] = [seal(1n, "one"), seal(2n, "two"), seal(3n, "three")];
  for (const row of [one, two, one, three, one, two]) read(vault, row);
  expect(opened).toEqual(["one", "two", "three", "two"]);
});

test("a newly sealed value is not dropped in favour of the former one", () => {
  const read = rememberOpened(open, 2);
  const [before, after, other] = [seal(1n, "before"), seal(1n, "after"), seal(2n, "other")];
  for (const row of [before, other, after, after, other, after]) read(vault, row);
  expect(opened).toEqual(["before", "other", "after"]);
});

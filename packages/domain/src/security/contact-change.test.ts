import { describe, expect, test } from "vitest";
import type { Channel } from "../account/account-name.ts";
import { decideBind, decideUnbind } from "./contact-change.ts";

const contacts = (email: string | null, phone: string | null) => ({ email, phone });

describe("binding", () => {
  test.each([
    ["email", "a@x.org", contacts(null, "+1"), { ok: true, replaces: null }],
    ["email", "b@x.org", contacts("a@x.org", "+1"), { ok: true, replaces: "a@x.org" }],
    ["email", "a@x.org", contacts("a@x.org", null), { ok: false, error: "alreadyBound" }],
    ["phone", "+1", contacts("a@x.org", null), { ok: true, replaces: null }],
    ["phone", "+1", contacts("a@x.org", "+1"), { ok: false, error: "alreadyBound" }],
    ["phone", "+2", contacts(null, "+1"), { ok: true, replaces: "+1" }],
  ] as const)("%s %s to %j", (channel, target, bound, decision) => {
    expect(decideBind(channel, target, bound)).toEqual(decision);
  });
});

describe("unbinding", () => {
  /* channel  email    phone   outcome */
  const rows = `
    phone     bound    bound   ok
    phone     none     bound   emailNeededFirst
    phone     bound    none    notBound
    phone     none     none    notBound
    email     bound    bound   ok
    email     bound    none    phoneNeededFirst
    email     none     bound   notBound
    email     none     none    notBound
  `;
  const cases = rows
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));

  test.each(cases)("%s: email %s, phone %s: %s", (channel, email, phone, outcome) => {
    const unbound: Channel = channel === "email" ? "email" : "phone";
    const bound = contacts(email === "bound" ? "a@x.org" : null, phone === "bound" ? "+1" : null);
    expect(decideUnbind(unbound, bound)).toEqual(
      outcome === "ok" ? { ok: true, unbinds: bound[unbound] } : { ok: false, error: outcome },
    );
  });
});

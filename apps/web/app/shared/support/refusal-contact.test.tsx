// Where trading, logging in or withdrawing is refused by staff or by a rule that staff can lift, the
// notice leads to customer service with the fitting subject.
import shell from "@parley/phrases/catalogues/en/shell";
import gate from "@parley/phrases/catalogues/en/gate";
import { parseCatalogue } from "@parley/phrases/parse-catalogue.fixture";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ClosedGate } from "../gate/closed-gate.tsx";
import { PhraseBook } from "../../shell/locale/phrase.tsx";
import { NotDone } from "../forms/not-done.tsx";

const book = { locale: "en", messages: parseCatalogue({ ...shell, ...gate }) } as const;

/** Addresses of all links. */
function linksIn(shown: ReactNode): string[] {
  const Stub = createRoutesStub([{ path: "/:lang", Component: () => shown }]);
  const html = renderToStaticMarkup(
    <PhraseBook value={book}>
      <Stub initialEntries={["/en"]} />
    </PhraseBook>,
  );
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
}

const refusedWith = (name: string) => (
  <NotDone
    title="Not done"
    failure={{
      ok: false,
      name,
      code: 1,
      status: 423,
      message: "Refused.",
      fields: [],
      data: null,
      requestId: "",
      retryAfterSeconds: null,
    }}
  />
);

test.each([
  ["tradingFrozen", "hold"],
  ["accountFrozen", "hold"],
  ["accountOnHold", "hold"],
  ["cancelLimit", "hold"],
  ["withdrawalsBlocked", "withdrawal"],
  ["coinsFresh", "withdrawal"],
])("a refusal by %s leads to customer service about %s", (error, subject) => {
  expect(linksIn(refusedWith(error))).toEqual([`/en/help/contact?subject=${subject}`]);
});

test("a refusal that its reader can solve links nowhere else", () => {
  expect(linksIn(refusedWith("insufficientBalance"))).toEqual([]);
  expect(linksIn(refusedWith("networkError"))).toEqual([]);
});

const STANDING = {
  canTrade: false,
  isSubUser: false,
  useAdminTwoFactor: false,
  kycStatus: "approved",
  isNewAccount: false,
} as const;

test("the gate of a frozen account leads to customer service", () => {
  const contact = "/en/help/contact?subject=hold";
  expect(linksIn(<ClosedGate standing={{ ...STANDING, missing: ["unfrozen"] }} />)).toEqual([
    contact,
  ]);
  const more = <ClosedGate standing={{ ...STANDING, missing: ["unfrozen", "phone"] }} />;
  expect(linksIn(more)).toContain(contact);
  expect(linksIn(<ClosedGate standing={{ ...STANDING, missing: ["phone"] }} />)).not.toContain(
    contact,
  );
});

import shell from "@parley/phrases/catalogues/en/shell";
import { parseCatalogue } from "@parley/phrases/parse-catalogue.fixture";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test } from "vitest";
import { ErrorPage, failureOf, FailurePage, type ErrorPageProps } from "./error-page.tsx";
import { PhraseBook } from "../locale/phrase.tsx";

const book = { locale: "en", messages: parseCatalogue(shell) } as const;

const textOf = (props: ErrorPageProps) => textIn(<ErrorPage {...props} />);

function textIn(page: ReactNode): string {
  const Stub = createRoutesStub([{ path: "/", Component: () => page }]);
  const html = renderToStaticMarkup(
    <PhraseBook value={book}>
      <Stub initialEntries={["/"]} />
    </PhraseBook>,
  );
  return html.replace(/<title>.*?<\/title>/, "").replace(/<[^>]+>/g, "|");
}

test("the status code defaults to 500, its message to Internal Server Error", () => {
  expect(textOf({})).toMatch(/\|500\|.*\|Internal Server Error\|/);
});

test("status 404 gives the page-not-found view", () => {
  expect(textOf({ status: 404 })).toMatch(/\|404\|.*\|Page Not Found\|/);
});

test("any other status gives the internal-server-error view", () => {
  expect(textOf({ status: 418 })).toMatch(/\|418\|.*\|Internal Server Error\|/);
});

test("a refused path is shown in full after the message", () => {
  expect(textOf({ status: 404, path: "/en/x?y=1" })).toContain("Page Not Found: /en/x?y=1");
});

test("an unmatched route has a wording of its own", () => {
  expect(textOf({ status: 404, path: "/en/x", isUnmatched: true })).toContain(
    "Page not found: /en/x",
  );
});

test("a check's own message and a description replace the defaults", () => {
  const text = textOf({ status: 410, message: "This offer is gone", description: "It was sold." });
  expect(text).toContain("This offer is gone");
  expect(text).toContain("It was sold.");
  expect(text).not.toContain("Internal Server Error");
});

test("a route's thrown error is read, and anything unexpected is not shown", () => {
  const data = { message: null, path: "/en/x", isUnmatched: true };
  expect(failureOf(new ErrorResponse(404, "", data))).toEqual({ status: 404, ...data });
  expect(failureOf(new ErrorResponse(403, "", "text"))).toEqual({
    status: 403,
    message: null,
    path: null,
  });
  expect(failureOf(new Error("password=hunter2"))).toEqual({});
});

test.each([
  [403, "Access Not Allowed", "Your account is not allowed to see this page."],
  [429, "Too Many Requests", "Please wait a minute and try again."],
  [503, "Service Unavailable", "The site is very busy right now."],
])("the page of a refusal with %i says so", (status, heading, text) => {
  const refused = new ErrorResponse(status, "", { message: null, path: null });
  // As the loaders throw it, and as the server answers the website's own code.
  for (const error of [refused, new ErrorResponse(status, "", heading)]) {
    const page = textIn(<FailurePage error={error} />);
    expect(page).toContain(`|${status}|`);
    expect(page).toContain(`|${heading}|`);
    expect(page).toContain(text);
    expect(page).not.toContain("Internal Server Error");
  }
});

test("the page of a bug says nothing of it", () => {
  const page = textIn(<FailurePage error={new Error("password=hunter2")} />);
  expect(page).toMatch(/\|500\|.*\|Internal Server Error\|/);
});

/** A library in a part that uses an export which these modules lack would fail in the browser only. */
import * as phraseText from "@parley/phrases/phrase-text";
import * as react from "react";
import * as reactDom from "react-dom";
import * as reactDomClient from "react-dom/client";
import * as jsxRuntime from "react/jsx-runtime";
import { expect, test } from "vitest";

globalThis.parleyModules = { react, jsxRuntime, reactDom, reactDomClient, phraseText };

const namesOf = (module: object) =>
  Object.keys(module)
    .filter((name) => !/^(__|unstable_|module\.exports$)/.test(name))
    .toSorted();

test("parts find every export of React in the page's own", async () => {
  expect(namesOf(await import("./react.ts"))).toEqual(namesOf(react));
  expect(namesOf(await import("./react-dom.ts"))).toEqual(namesOf(reactDom));
  expect(namesOf(await import("./jsx-runtime.ts"))).toEqual(
    namesOf(jsxRuntime).filter((name) => name !== "default"),
  );
});

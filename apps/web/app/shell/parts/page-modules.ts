/** Offers the page's own libraries to its parts, so that no part brings a second React. */
import * as phraseText from "@parley/phrases/phrase-text";
import type { PageModules } from "@parley/site/parts/page-modules";
import * as react from "react";
import * as reactDom from "react-dom";
import * as reactDomClient from "react-dom/client";
import * as jsxRuntime from "react/jsx-runtime";

declare global {
  // oxlint-disable-next-line no-var -- Only `var` declares a property of globalThis.
  var parleyModules: PageModules | undefined;
}

export function offerModules(): void {
  globalThis.parleyModules ??= { react, jsxRuntime, reactDom, reactDomClient, phraseText };
}

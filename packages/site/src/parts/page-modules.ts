/** The libraries of the page which its parts use instead of bringing their own. */
import type * as phraseText from "@parley/phrases/phrase-text";
import type * as react from "react";
import type * as reactDom from "react-dom";
import type * as reactDomClient from "react-dom/client";
import type * as jsxRuntime from "react/jsx-runtime";

export interface PageModules {
  readonly react: typeof react;
  readonly jsxRuntime: typeof jsxRuntime;
  readonly reactDom: typeof reactDom;
  readonly reactDomClient: typeof reactDomClient;
  readonly phraseText: typeof phraseText;
}

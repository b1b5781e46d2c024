/**
 * The public key of sealed requests, carried by every page so that sealing needs no request. It is
 * data in an element and not part of the page's own data: code outside of components reads it.
 */
import type { PageRequest } from "@parley/contract/web-build";
import { createContext, use } from "react";

const KEY_ID = "command-key";

/** On the server; in the browser the element is there already. */
const PageKey = createContext<PageRequest["commandKey"]>(null);

export const PageKeyProvider = PageKey;

export function PageKeyScript({ nonce }: { readonly nonce: string | undefined }) {
  const key = use(PageKey);
  const text = import.meta.env.SSR ? JSON.stringify(key).replaceAll("<", "\\u003c") : "";
  return (
    <script
      id={KEY_ID}
      type="application/json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/** Null in a page whose server could not read the key. */
export function readPageKey(): PageRequest["commandKey"] {
  const text = document.getElementById(KEY_ID)?.textContent;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server wrote it into this very page, typed by the contract.
  return text ? (JSON.parse(text) as PageRequest["commandKey"]) : null;
}

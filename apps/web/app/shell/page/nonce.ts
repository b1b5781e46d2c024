/** The nonce of the page being rendered; in the browser there is none, its scripts already ran. */
import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext;

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}

/** The coins a user keeps at hand. A star moves at once and moves back when that failed. */
import { addFavorite, removeFavorite } from "@parley/contract/endpoints/market/favorite";
import { useState } from "react";
import { getApi } from "../../../shell/api/api.ts";
import { useFailureToast } from "../../../shared/security/failure-toast.ts";

export interface Favorites {
  readonly symbols: readonly string[];
  readonly toggle: (symbol: string) => void;
}

/** Null in, null out: without the list it is unknown which star is lit. */
export function useFavorites(first: readonly string[] | null): Favorites | null {
  const showFailure = useFailureToast();
  const [symbols, setSymbols] = useState(first);
  if (symbols === null) return null;
  const toggle = async (symbol: string) => {
    const isAdded = !symbols.includes(symbol);
    const change = (add: boolean) => setSymbols((known) => withSymbol(known ?? [], symbol, add));
    change(isAdded);
    const result = await getApi().call(isAdded ? addFavorite : removeFavorite, { symbol });
    if (result.ok) return;
    change(!isAdded);
    showFailure(result);
  };
  return { symbols, toggle: (symbol) => void toggle(symbol) };
}

function withSymbol(symbols: readonly string[], symbol: string, isIn: boolean): string[] {
  const others = symbols.filter((known) => known !== symbol);
  return isIn ? [...others, symbol] : others;
}

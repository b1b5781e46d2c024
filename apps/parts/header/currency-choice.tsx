/** The currency of worths. The list of currencies is read when the menu around it is opened. */
import { CurrencySelect } from "@parley/site/header/currency-select";
import type { PartData } from "@parley/site/parts/part";
import { setShared } from "@parley/site/parts/shared-store";
import { useShared } from "@parley/site/use-shared";
import { useCallback, useState } from "react";
import { useReading } from "../runtime/use-reading.ts";

export function CurrencyChoice({ data }: { readonly data: PartData }) {
  const [isOpened, setIsOpened] = useState(false);
  const { data: currencies } = useReading(isOpened ? data.lang : null, () => read(data));
  return (
    <CurrencySelect
      chosen={useShared("iceCurrency") ?? null}
      currencies={currencies ?? []}
      onChoose={(code) => setShared("iceCurrency", code)}
      onOpened={useCallback(() => setIsOpened(true), [])}
    />
  );
}

/** The contract is loaded with the list: most readers never open it. */
async function read({ lang, apiDomain }: PartData) {
  const code = await import("./list-currencies.ts").catch(() => null);
  return code === null ? ({ ok: false } as const) : code.listCurrencies({ lang, apiDomain });
}

/** The currency of worths, in the menu of languages: the browser's own select. */
import { NativeSelect } from "@parley/ui/choices/native-select";
import { useEffect, useId, useRef } from "react";
import { usePhrase } from "../phrase.tsx";

export interface Currency {
  readonly code: string;
  readonly name: string;
}

export interface CurrencySelectProps {
  /** Null until it is known. */
  readonly chosen: string | null;
  /** Empty until they are read. */
  readonly currencies: readonly Currency[];
  readonly onChoose: (code: string) => void;
  /** The menu around it was opened. */
  readonly onOpened: () => void;
}

export function CurrencySelect({ chosen, currencies, onChoose, onOpened }: CurrencySelectProps) {
  const t = usePhrase();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = place.current?.closest("details") ?? null;
    const look = () => {
      if (menu?.open === true) onOpened();
    };
    look();
    menu?.addEventListener("toggle", look);
    return () => menu?.removeEventListener("toggle", look);
  }, [onOpened]);
  const listed = currencies.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));
  const isListed = chosen === null || currencies.some(({ code }) => code === chosen);
  return (
    <div ref={place} className="flex flex-col gap-1">
      <label htmlFor={id} className="text-muted text-xs">
        {t("frame.currency")}
      </label>
      <NativeSelect
        id={id}
        value={chosen}
        options={isListed ? listed : [{ value: chosen, label: chosen }, ...listed]}
        onValueChange={onChoose}
      />
    </div>
  );
}

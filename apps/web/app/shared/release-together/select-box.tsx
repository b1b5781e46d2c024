import { Checkbox } from "@parley/ui/controls/checkbox";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { listReleasable, toggle, type Releasable } from "./release-selection.ts";

export interface SelectBoxProps {
  readonly order: Releasable;
  /** Those that are selected to be released together. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
}

/** Nothing beside an order that the reader cannot release. */
export function SelectBox({ order, selected, onSelect }: SelectBoxProps) {
  const t = usePhrase();
  const { orderId } = order;
  if (listReleasable([order]).length === 0) return null;
  const label = t("order.together.select", { id: orderId });
  return (
    <Checkbox
      className="max-lg:min-h-11 max-lg:items-center max-lg:pe-2"
      label={<span className="sr-only">{label}</span>}
      checked={selected.has(orderId)}
      onChange={() => onSelect(toggle(selected, orderId))}
    />
  );
}

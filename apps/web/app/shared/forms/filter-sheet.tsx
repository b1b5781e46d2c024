/**
 * The controls of a list. A phone has them in a sheet behind one button, so that the list is in sight:
 * the browser's own popover, which opens before any script. In wide windows they are in the page.
 */
import { buttonClass } from "@parley/ui/controls/button";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import type { ReactNode } from "react";

export interface SheetButtonProps {
  readonly sheetId: string;
  /** With the count, where filters are in use. */
  readonly label: string;
  readonly count: number;
}

export function SheetButton({ sheetId, label, count }: SheetButtonProps) {
  return (
    <button
      type="button"
      popoverTarget={sheetId}
      aria-label={label}
      className="filter-button relative w-11 shrink-0 justify-center rounded-md sm:hidden"
    >
      <SlidersHorizontal aria-hidden className="size-5" />
      {count > 0 && (
        <span
          aria-hidden
          className="figures bg-accent-fill text-on-fill absolute -end-1.5 -top-1.5 inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-full px-1 text-xs leading-none font-semibold"
        >
          {count}
        </span>
      )}
    </button>
  );
}

export interface FilterSheetProps {
  readonly id: string;
  readonly title: string;
  readonly doneLabel: string;
  readonly children: ReactNode;
}

export function FilterSheet({ id, title, doneLabel, children }: FilterSheetProps) {
  return (
    <div id={id} popover="auto" className="filter-sheet">
      <p className="text-base font-semibold sm:hidden">{title}</p>
      {children}
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        className={`${buttonClass({ isWide: true })} sticky bottom-0 sm:hidden`}
      >
        {doneLabel}
      </button>
    </div>
  );
}

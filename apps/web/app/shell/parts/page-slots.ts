/** The slots of this document's parts, each made when it is first needed. */
import type { PartName } from "@parley/site/parts/part";
import { notify } from "@parley/ui/feedback/toast";
import { browserEnvironment } from "./browser-environment.ts";
import { offerModules } from "./page-modules.ts";
import { placeOf } from "./part-container.tsx";
import { createPartSlot, type PartSlot, type SlotEnvironment } from "./part-slot.ts";

const slots = new Map<PartName, PartSlot>();

const environment: SlotEnvironment = {
  ...browserEnvironment,
  notify: ({ text, tone }) => notify({ text, ...(tone === undefined ? {} : { tone }) }),
  // oxlint-disable-next-line no-console -- The page works without the part; whoever runs the site has to see why.
  report: (error) => console.warn("A part of the page failed.", error),
  createContainer: () => document.createElement("div"),
  untilUnused,
};

/** Null: the page has no place for it. */
export function slotOf(name: PartName, sources: readonly string[]): PartSlot | null {
  const known = slots.get(name);
  const place = placeOf(name);
  if (known !== undefined || place === null) return known ?? null;
  offerModules();
  const slot = createPartSlot({ name, sources, place, environment });
  slots.set(name, slot);
  return slot;
}

/** An open menu and the focus would be lost with what is replaced. */
function untilUnused(place: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const isUsed =
        place.querySelector("details[open]") !== null || place.contains(document.activeElement);
      if (isUsed) return;
      for (const name of EVENTS) document.removeEventListener(name, later, true);
      resolve();
    };
    const later = () => setTimeout(look);
    for (const name of EVENTS) document.addEventListener(name, later, true);
    look();
  });
}

const EVENTS = ["toggle", "focusout", "pointerup"] as const;

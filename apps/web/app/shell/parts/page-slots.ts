/** The slots of this document's parts, each made when it is first needed. */
import type { PartHost, PartName } from "@parley/site/parts/part";
import { notify } from "@parley/ui/feedback/toast";
import { browserEnvironment } from "./browser-environment.ts";
import { carryOver } from "./carry-over.ts";
import { offerModules } from "./page-modules.ts";
import { placeOf } from "./part-container.tsx";
import { createPartSlot, type PartSlot, type SlotEnvironment } from "./part-slot.ts";

const slots = new Map<PartName, PartSlot>();

const environment: SlotEnvironment = {
  ...browserEnvironment,
  notify: ({ text, tone }) => notify({ text, ...(tone === undefined ? {} : { tone }) }),
  // oxlint-disable-next-line no-console -- The page works without the part; the operator has to see why.
  report: (error) => console.warn("A part of the page failed.", error),
  verify: (request) => verify(request),
  createContainer: () => document.createElement("div"),
  carryOver,
};

let verify: PartHost["verify"] = () => Promise.resolve(false);

/** The floor above brings the dialog that asks for security codes. */
export function verifyPartsBy(ask: PartHost["verify"]): void {
  verify = ask;
}

/** Null: the page has no place for it. */
export function slotOf(
  name: PartName,
  sources: readonly string[],
  onUnavailable?: () => void,
): PartSlot | null {
  const known = slots.get(name);
  const place = placeOf(name);
  if (known !== undefined || place === null) return known ?? null;
  offerModules();
  const slot = createPartSlot({
    name,
    sources,
    place,
    environment,
    ...(onUnavailable === undefined ? {} : { onUnavailable }),
  });
  slots.set(name, slot);
  return slot;
}

// What a picture said of its making, as replies carry it.
import type { ShownOrigin } from "@parley/operations/kernel/files/sealed-origin";

export function viewPicture({ signals, ...origin }: ShownOrigin) {
  return { ...origin, signals: [...signals] };
}

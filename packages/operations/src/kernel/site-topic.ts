// The topic under which servers learn that flags or content have changed: values they keep are read
// again, and pages made ahead are made again.
import type { Bus } from "@parley/platform/bus/bus";

export const SITE_TOPIC = "site";

/** Called after the commit. */
export function publishSiteChange(bus: Bus): void {
  bus.publish(SITE_TOPIC);
}

/** Also called when messages may have been missed. Returns a function that unsubscribes. */
export function onSiteChange(bus: Bus, listener: () => void): () => void {
  return bus.subscribe(SITE_TOPIC, listener);
}

/** The bell of the header. Its count comes from the page, its list from the API when it is opened. */
import type { PartData } from "@parley/site/parts/part";
import { Bell as BellMenu, BellFailed, BellWaiting } from "@parley/site/notifications/bell";
import { useState, type ComponentType } from "react";
import { useShared } from "@parley/site/use-shared";

type Latest = ComponentType<{ readonly data: PartData }>;

export function Bell({ data }: { readonly data: PartData }) {
  const unread = useShared("iceUnread") ?? 0;
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ readonly Latest: Latest | null } | null>(null);
  const toggle = (isNowOpen: boolean) => {
    setIsOpen(isNowOpen);
    // What could not be loaded is asked for again when the bell is opened again.
    if (isNowOpen && (loaded === null || loaded.Latest === null)) {
      setLoaded(null);
      void loadLatest().then((Latest) => setLoaded({ Latest }));
    }
  };
  return (
    <BellMenu unread={unread} onToggle={toggle}>
      {isOpen && loaded === null && <BellWaiting />}
      {isOpen && loaded?.Latest === null && <BellFailed />}
      {isOpen && loaded !== null && loaded.Latest !== null && <loaded.Latest data={data} />}
    </BellMenu>
  );
}

async function loadLatest(): Promise<Latest | null> {
  try {
    return (await import("./latest-notifications.tsx")).default;
  } catch {
    return null;
  }
}

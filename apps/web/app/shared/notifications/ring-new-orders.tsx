/** A new order rings: a tone, the count in the tab's title, a message in the page or of the browser. */
import { notify } from "@parley/ui/feedback/toast";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { headOwner } from "../../shell/page/head-tags.ts";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { serverNow } from "../../shell/state/public-store.ts";
import { claimNew, freshOrders, type Notice } from "./new-orders.ts";
import { armSound, isSoundOn, playSound } from "./order-sound.ts";

export interface RingNewOrdersProps {
  readonly userId: string;
  /** The newest notifications; null before they are known. */
  readonly notices: readonly Notice[] | null;
}

export function RingNewOrders({ userId, notices }: RingNewOrdersProps) {
  const t = usePhrase();
  const navigate = useNavigate();
  const toPath = useLocalPath();
  const count = useTitleCount();
  useEffect(armSound, []);
  const ring = useEffectEvent((notice: Notice) => {
    const path = toPath(notice.path ?? "/p2p/order");
    // Its page shows it already.
    if (notice.orderId !== null && isOpen(notice.orderId)) return;
    const action = { label: t("shell.newOrder.open"), onPress: () => void navigate(path) };
    notify({ tone: "neutral", text: notice.text, action });
    if (isSoundOn()) playSound();
    if (!isLookedAt()) void showNotification(notice, path);
  });
  const hear = useEffectEvent(async (list: readonly Notice[]) => {
    const fresh = freshOrders(list, serverNow());
    count(fresh.map(({ id }) => id));
    for (const notice of await claimNew(fresh, surroundingsOf(userId))) ring(notice);
  });
  useEffect(() => {
    if (notices !== null) void hear(notices);
  }, [notices]);
  return null;
}

function isOpen(orderId: string): boolean {
  return new URLSearchParams(window.location.search).get("orderId") === orderId;
}

function isLookedAt(): boolean {
  return document.visibilityState === "visible" && document.hasFocus();
}

/** Counts orders that come while the tab is not looked at; a look at it ends the count. */
function useTitleCount(): (ids: readonly string[]) => void {
  const [unseen, setUnseen] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const look = useEffectEvent(() => {
    if (!isLookedAt() || unseen.size === 0) return;
    setSeen((before) => new Set([...before, ...unseen]));
    setUnseen(new Set());
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener("focus", () => look(), { signal });
    document.addEventListener("visibilitychange", () => look(), { signal });
    return () => leaving.abort();
  }, []);
  useEffect(() => headOwner.count(unseen.size), [unseen]);
  return (ids) => {
    if (isLookedAt()) {
      setSeen((before) => new Set([...before, ...ids]));
      return;
    }
    const more = ids.filter((id) => !seen.has(id) && !unseen.has(id));
    if (more.length > 0) setUnseen((before) => new Set([...before, ...more]));
  };
}

function surroundingsOf(userId: string) {
  const key = `new-orders-rung-${userId}`;
  return {
    locks: "locks" in navigator ? navigator.locks : null,
    read: () => attempt(() => localStorage.getItem(key)),
    write: (id: string) => void attempt(() => localStorage.setItem(key, id)),
    isLookedAt,
    wait: (ms: number) =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, ms);
      }),
  };
}

/** Some browsers refuse storage altogether. */
function attempt<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/**
 * Only where the reader has permitted it, and where no push brings the same message: a device that
 * receives pushes shows those.
 */
async function showNotification({ id, title, orderId }: Notice, path: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration === undefined) return;
  const subscription = await registration.pushManager?.getSubscription();
  if (subscription !== null && subscription !== undefined) return;
  // No amount and no name: the lock screen may show it.
  const tag = `order-${orderId}-order-created`;
  await registration.showNotification(title, { tag, data: { id, path } });
}

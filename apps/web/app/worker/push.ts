/** Shows pushed messages, opens the order that one is about, and keeps the subscription. */
import { ownPath, readPushMessage, type PushMessage } from "./push-message.ts";

/** The calls of the contract, whose schemas would be most of the worker. */
export const PUSH_SETTINGS = "/api/ctc/notifications/push";
export const SUBSCRIBE_PUSH = "/api/ctc/notifications/push/subscribe";

export type ReadCookie = (name: string) => Promise<string | undefined>;

/** A page that is looked at shows its own notification. */
export async function showPush(
  scope: ServiceWorkerGlobalScope,
  text: string | undefined,
): Promise<void> {
  const message = readPushMessage(text, scope.location.origin);
  if (message === null) return;
  const isLookedAt = await hasFocusedPage(scope);
  const mustShow = !isLookedAt || (await isApple(scope.registration));
  if (mustShow) await show(scope.registration, message, isLookedAt);
}

async function hasFocusedPage({ clients }: ServiceWorkerGlobalScope): Promise<boolean> {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.some(({ visibilityState, focused }) => visibilityState === "visible" && focused);
}

/**
 * Other browsers permit a push without a notification while a page is visible; Apple's end the
 * subscription after a few.
 */
async function isApple({ pushManager }: ServiceWorkerRegistration): Promise<boolean> {
  const endpoint = (await pushManager.getSubscription())?.endpoint ?? "";
  return URL.parse(endpoint)?.hostname.endsWith(".push.apple.com") ?? false;
}

async function show(
  registration: ServiceWorkerRegistration,
  { id, title, path, tag, lang }: PushMessage,
  isSilent: boolean,
): Promise<void> {
  const earlier = await registration.getNotifications({ tag });
  // Delivered twice.
  if (earlier.some(({ data }) => data?.id === id)) return;
  const options = {
    tag,
    lang,
    // The same step of the same order once more is news.
    renotify: !isSilent,
    silent: isSilent,
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    data: { id, path },
  };
  await registration.showNotification(title, options);
}

/** In a tab that is open, or in a new one. */
export async function openPush(
  { clients, location }: ServiceWorkerGlobalScope,
  notification: Notification,
): Promise<void> {
  notification.close();
  const path = ownPath(notification.data?.path, location.origin);
  if (path === null) return;
  const url = location.origin + path;
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url === url);
  const page = there ?? pages[0];
  if (page === undefined) {
    await clients.openWindow(url);
    return;
  }
  // It may not come to the front, as where the click is too long ago.
  await page.focus().catch(() => null);
  if (there !== undefined) return;
  // A page that was opened before the worker cannot be moved by it.
  const isMoved = await page.navigate(url).then(
    () => true,
    () => false,
  );
  if (!isMoved) await clients.openWindow(url);
}

/** The browser has replaced its address or its keys: the server gets the new ones. */
export async function renewPush(
  { registration }: ServiceWorkerGlobalScope,
  readCookie: ReadCookie,
): Promise<void> {
  const authorization = await readCookie("authorization");
  // Logged out, or a browser whose workers read no cookies: the switch in the settings shows it off.
  if (authorization === undefined) return;
  const settings = await fetch(PUSH_SETTINGS);
  if (!settings.ok) return;
  const { data } = await settings.json();
  const subscription =
    (await registration.pushManager.getSubscription()) ??
    (await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: data.publicKey,
    }));
  const { endpoint, keys } = subscription.toJSON();
  await fetch(SUBSCRIBE_PUSH, {
    method: "POST",
    headers: { "content-type": "application/json", authorization },
    body: JSON.stringify({ endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] }),
  });
}

/** This browser as a push device: whether it can be one, whether it is, and how that changes. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { pushSettings, subscribePush, unsubscribePush } from "@parley/contract/endpoints/site/push";
import type { CallFailure } from "@parley/contract/client";
import { getApi } from "../../shell/api/api.ts";
import { registerWorker } from "../../shell/boot/register-worker.ts";
import { publicStore } from "../../shell/state/public-store.ts";

/**
 * `homeScreen`: on iPhone and iPad only an installed app can. `blocked`: the reader has refused
 * notifications of this site, which only the browser's settings can change.
 */
export type PushState = "unsupported" | "homeScreen" | "blocked" | "off" | "on";

export interface PushAbilities {
  readonly hasPush: boolean;
  readonly userAgent: string;
  readonly touchPoints: number;
  readonly permission: NotificationPermission;
}

/** What the browser permits; null where it is the reader's choice. */
export function obstacleOf(abilities: PushAbilities): Exclude<PushState, "off" | "on"> | null {
  const { hasPush, userAgent, touchPoints, permission } = abilities;
  if (hasPush) return permission === "denied" ? "blocked" : null;
  // An iPad calls itself a Mac, which has no touch screen.
  const isIos = /iphone|ipad|ipod/i.test(userAgent);
  const isIpad = /macintosh/i.test(userAgent) && touchPoints > 1;
  return isIos || isIpad ? "homeScreen" : "unsupported";
}

export async function readPushState(): Promise<PushState> {
  const obstacle = obstacleOf(readAbilities());
  if (obstacle !== null) return obstacle;
  const registration = await findRegistration();
  if (registration === undefined) return "unsupported";
  const subscription = await registration.pushManager.getSubscription();
  if (subscription === null || Notification.permission !== "granted") return "off";
  const settings = await getApi().call(pushSettings, {});
  if (!settings.ok) throw new Error(`the push settings could not be read: ${settings.name}`);
  const own = await hashOf(subscription.endpoint);
  const device = settings.data.devices.find(({ endpointHash }) => endpointHash === own);
  if (device === undefined || !isSameKey(subscription, settings.data)) return "off";
  // The reader has changed the language since.
  if (device.language !== publicStore.get().locale) await store(subscription);
  return "on";
}

/** `refused`: the reader or the browser did not permit notifications. */
export type TurnedOn = "on" | "refused" | "blocked" | "failed" | CallFailure<string>;

export async function turnOnPush(): Promise<TurnedOn> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "refused";
  const [settings, registration] = await Promise.all([
    getApi().call(pushSettings, {}),
    findRegistration(),
  ]);
  if (!settings.ok) return settings;
  const subscription = await subscribe(registration, settings.data).catch(() => null);
  if (subscription === null) return "failed";
  const stored = await store(subscription);
  return stored.ok ? "on" : stored;
}

/** Null when it is done. The server first: it is what sends. */
export async function turnOffPush(): Promise<CallFailure<string> | null> {
  const registration = await findRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription === null || subscription === undefined) return null;
  const removed = await getApi().call(unsubscribePush, { endpoint: subscription.endpoint });
  if (!removed.ok) return removed;
  await subscription.unsubscribe().catch(() => false);
  return null;
}

function readAbilities(): PushAbilities {
  const hasPush = "serviceWorker" in navigator && "PushManager" in window;
  const canNotify = "Notification" in window;
  return {
    hasPush: hasPush && canNotify,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    permission: canNotify ? Notification.permission : "default",
  };
}

/** The page may be quicker than the start, which registers the worker when the browser is idle. */
async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  await registerWorker();
  const registration = await navigator.serviceWorker.getRegistration();
  return registration === undefined ? undefined : navigator.serviceWorker.ready;
}

type Settings = EndpointReply<typeof pushSettings>;

/** One that was made with another key gets nothing from this server. */
async function subscribe(
  registration: ServiceWorkerRegistration | undefined,
  settings: Settings,
): Promise<PushSubscription> {
  if (registration === undefined) throw new Error("there is no service worker");
  const present = await registration.pushManager.getSubscription();
  if (present !== null && !isSameKey(present, settings)) await present.unsubscribe();
  return registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: settings.publicKey,
  });
}

function store(subscription: PushSubscription) {
  const { keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  return getApi().call(subscribePush, { endpoint: subscription.endpoint, p256dh, auth });
}

function isSameKey({ options }: PushSubscription, { publicKey }: Settings): boolean {
  const key = options.applicationServerKey;
  return key !== null && base64url(key) === publicKey;
}

async function hashOf(text: string): Promise<string> {
  return base64url(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

function base64url(buffer: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

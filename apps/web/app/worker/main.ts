/**
 * The service worker. It stores nothing and takes over at once: a page always comes from the server,
 * and a worker of another build than the page's does the same as its own.
 */
import { answerNavigation, navigationOf } from "./navigation.ts";
import { openPush, renewPush, showPush } from "./push.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const path = navigationOf(event.request, self.location.origin);
  if (path !== null) event.respondWith(answerNavigation(event, path, () => readCookie("locale")));
});

self.addEventListener("push", (event) => event.waitUntil(showPush(self, event.data?.text())));

self.addEventListener("notificationclick", (event) =>
  event.waitUntil(openPush(self, event.notification)),
);

// The types of the event differ between browsers; what it holds can be read from the registration.
self.addEventListener("pushsubscriptionchange", (event) =>
  (event as ExtendableEvent).waitUntil(renewPush(self, readCookie)),
);

async function takeOver(): Promise<void> {
  // The request of a page need not wait until the worker has started.
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- Older browsers lack it.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

interface CookieStore {
  get(name: string): Promise<{ readonly value?: string } | null>;
}

/** Undefined where workers cannot read cookies. */
async function readCookie(name: string): Promise<string | undefined> {
  const { cookieStore } = self as { readonly cookieStore?: CookieStore };
  const cookie = await cookieStore?.get(name).catch(() => null);
  return cookie?.value;
}

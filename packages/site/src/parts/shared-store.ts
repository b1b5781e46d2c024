/**
 * The store and the event bus which the page and all parts share (`window.ICESTARK`), typed by
 * their keys. Only for the browser: the library looks for the window when it is loaded.
 */
import { event, store } from "@ice/stark-data";
import type { SharedKey, SharedValues } from "./shared-keys.ts";

/** What the page has at `window.ICESTARK`. */
export interface SharedLibrary {
  readonly store: typeof store;
  readonly event: typeof event;
}

export function getShared<Key extends SharedKey>(key: Key): SharedValues[Key] | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys and the types of their values are the agreement of `SharedValues`.
  return store.get(key) as SharedValues[Key] | undefined;
}

/** A value that is there already is not announced again. */
export function setShared<Key extends SharedKey>(key: Key, value: SharedValues[Key]): void {
  if (getShared(key) !== value) pushShared(key, value);
}

/** Announces the value even if it is there already. */
export function pushShared<Key extends SharedKey>(key: Key, value: SharedValues[Key]): void {
  store.set(key, value);
}

/** Returns a cancel function. */
export function onShared<Key extends SharedKey>(
  key: Key,
  listener: (value: SharedValues[Key] | undefined) => void,
): () => void {
  store.on(key, listener);
  return () => store.off(key, listener);
}

export function emitShared(name: string): void {
  event.emit(name);
}

/** Returns a cancel function. */
export function onSharedEvent(name: string, listener: () => void): () => void {
  event.on(name, listener);
  return () => event.off(name, listener);
}

/**
 * The logged-in user of this browser: what the page was loaded with, until a reply of user/info
 * replaces it. Setting it to an empty value is a logout.
 */
import { useSyncExternalStore } from "react";
import { usePage } from "./page-data.ts";
import { isLoggedIn, type MaybeUserInfo, type UserInfo } from "../session/user.ts";

export interface UserStore {
  /** Null while nothing newer than the page's own is known. */
  readonly get: () => UserInfo | null;
  readonly set: (info: MaybeUserInfo) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createUserStore(logOut: () => void): UserStore {
  let latest: UserInfo | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => latest,
    set(info) {
      if (!isWhole(info)) return logOut();
      latest = info;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A user with an id was parsed by the contract, which allows no partial user. */
function isWhole(info: MaybeUserInfo): info is UserInfo {
  return isLoggedIn(info);
}

/** Only the browser sets it; on the server it would be shared by all readers. */
export const userStore = createUserStore(() => endSession());

let endSession = () => {};

/** The watch over a session brings the code that ends it; readers who are not logged in need none. */
export function endSessionBy(end: () => void): void {
  endSession = end;
}

/** Null: no user is logged in. */
export function useUser(): UserInfo | null {
  const { user } = usePage();
  const latest = useSyncExternalStore(userStore.subscribe, userStore.get, () => null);
  return latest ?? user;
}

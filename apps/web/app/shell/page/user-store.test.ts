import { beforeEach, expect, test, vi } from "vitest";
import { sampleUser } from "../session/user.fixture.ts";
import { createUserStore, type UserStore } from "./user-store.ts";

const logOut = vi.fn<() => void>();
let store: UserStore;

beforeEach(() => {
  logOut.mockReset();
  store = createUserStore(logOut);
});

test("keeps the latest user and notifies subscribers", () => {
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  store.set(sampleUser);
  expect(store.get()).toBe(sampleUser);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(logOut).not.toHaveBeenCalled();
});

test.each([[null], [undefined], [{}], [{ userId: "1" }], [{ UID: "123456789" }]])(
  "setting it to %j logs out",
  (info) => {
    store.set(info);
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(store.get()).toBeNull();
  },
);

/** Customer service through the API, until it has screens. */
import type { PlaywrightWorkerArgs } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { withUnusedCode } from "./authenticator.ts";
import { expect } from "./people.ts";

const PASSWORD = "parley-demo";

export interface Staff {
  /** Acts with an unused code of the authenticator. Returns what the server answers. */
  act(path: string, wish: object): Promise<Readonly<Record<string, unknown>>>;
  /** Claims a case, which takes no code. */
  claim(path: string): Promise<void>;
  /** Ids of the orders in the queue of appeals, the most urgent first. */
  queue(): Promise<string[]>;
  dispose(): Promise<void>;
}

export async function logInStaff(
  playwright: PlaywrightWorkerArgs["playwright"],
  baseURL: string,
  /** Each has an authenticator of its own: concurrent stories need not wait for its codes. */
  role: "agent" | "supervisor" | "compliance" | "administrator" | "administrator2" = "agent",
): Promise<Staff> {
  const request = await playwright.request.newContext({ baseURL });
  const post = async (path: string, data: object) => {
    const { cookies } = await request.storageState();
    const token = cookies.find(({ name }) => name === "authorization")?.value ?? "";
    const headers = { authorization: decodeURIComponent(token), "idempotency-key": randomUUID() };
    return (await request.post(path, { data, headers })).json();
  };
  const postWithCode = async (path: string, wish: object) => {
    const attempt = (totp: string) => inSession(() => post(path, { ...wish, codes: { totp } }));
    const envelope = await withUnusedCode(attempt, baseURL);
    expect(envelope, `${path} is answered`).toMatchObject({ code: 0 });
    return envelope.data;
  };
  const openSession = (totp: string) => post("/api/admin/session", { codes: { totp } });
  const readQueue = async () => (await request.get("/api/admin/appeals")).json();
  /** Opens a new staff session where a story has moved the clock past the end of the old one. */
  const inSession = async (call: () => ReturnType<typeof post>) => {
    const answer = await call();
    if (answer.error !== "staffSessionNeeded") return answer;
    expect(await withUnusedCode(openSession, baseURL), "it opens").toMatchObject({ code: 0 });
    return call();
  };
  const login = { account: `${role}@parley.test`, password: PASSWORD };
  const { ticket } = (await post("/api/a/v2/auth/login", login)).data;
  await postWithCode("/api/a/v2/auth/login/verify", { ticket });
  return {
    act: postWithCode,
    async claim(path) {
      const envelope = await inSession(() => post(path, {}));
      expect(envelope, `${path} is answered`).toMatchObject({ code: 0 });
    },
    queue: async () => {
      const { data } = await inSession(readQueue);
      return data.list.map(({ orderId }: { readonly orderId: string }) => orderId);
    },
    dispose: () => request.dispose(),
  };
}

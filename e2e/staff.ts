/** Customer service, who acts through the API as long as there are no screens for it. */
import { totpCode } from "@parley/testing/totp-code";
import type { PlaywrightWorkerArgs } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { expect } from "./people.ts";

const LOGIN = { account: "agent@parley.test", password: "parley-demo" };
const SECRET = "JBSWY3DPEHPK3PXP";
const CODE_STEP_MS = 30_000;

export interface Staff {
  /**
   * Does something to an account, with a code of the authenticator. Each code counts once for the same
   * account, and the next step's is good already, so that this can be done twice in a story.
   */
  act(path: string, wish: object): Promise<void>;
  dispose(): Promise<void>;
}

export async function logInStaff(
  playwright: PlaywrightWorkerArgs["playwright"],
  baseURL: string,
): Promise<Staff> {
  const request = await playwright.request.newContext({ baseURL });
  const post = async (path: string, data: object) => {
    const { cookies } = await request.storageState();
    const token = cookies.find(({ name }) => name === "authorization")?.value ?? "";
    const headers = { authorization: decodeURIComponent(token), "idempotency-key": randomUUID() };
    const envelope = await (await request.post(path, { data, headers })).json();
    expect(envelope, `${path} is answered`).toMatchObject({ code: 0 });
    return envelope.data;
  };
  const { ticket } = await post("/api/a/v2/auth/login", LOGIN);
  await post("/api/a/v2/auth/login/verify", {
    ticket,
    codes: { totp: totpCode(SECRET, Date.now()) },
  });
  let ahead = 0;
  return {
    async act(path, wish) {
      const totp = totpCode(SECRET, Date.now() + ahead * CODE_STEP_MS);
      ahead += 1;
      await post(path, { ...wish, codes: { totp } });
    },
    dispose: () => request.dispose(),
  };
}

// A conversation in tests of the API: an order of two people, staff with and without the case, and a
// stranger.
import {
  queryChatMsg,
  sendChatMsg,
  uploadFileByFormData,
} from "@parley/contract/endpoints/trade/chat";
import type { EndpointInput } from "@parley/contract/endpoint";
import { PHOTO_JPEG } from "@parley/testing/upload-samples";
import { randomUUID } from "node:crypto";
import type { TestBrowser } from "./browser.fixture.ts";
import { logInDemo } from "./demo-people.fixture.ts";
import { upload } from "./kyc.fixture.ts";
import { createOrderStage, placeOrder, publishOffer } from "./orders.fixture.ts";

export type Said = Partial<EndpointInput<typeof sendChatMsg>>;

export type ChatStage = Awaited<ReturnType<typeof createChatStage>>;

export async function createChatStage() {
  const orders = await createOrderStage();
  const { stage } = orders;
  const { pool } = stage.database;
  const agent = await logInDemo(stage, "agent");
  stage.clock.advance(30_000);
  const supervisor = await logInDemo(stage, "supervisor");
  const stranger = await logInDemo(stage, "newcomer");
  const advId = await publishOffer(orders, { autoReply: "Welcome! Please pay within 10 minutes." });
  let orderId = "";
  return {
    ...orders,
    agent,
    supervisor,
    stranger,

    /** Another order, which everything below is about from now on. */
    async begin(): Promise<string> {
      // Orders of earlier tests stand in nobody's way.
      await pool.query("update trade_group set cancels = '{}'");
      await stage.publish();
      ({ orderId } = await placeOrder(orders, advId, { amount: "20" }));
      return orderId;
    },

    say: (who: TestBrowser, said: Said = {}) =>
      who.call(sendChatMsg, {
        orderId,
        kind: "text",
        clientId: randomUUID(),
        ...(said.kind === undefined ? { text: "hello" } : {}),
        ...said,
      }),

    read: (who: TestBrowser, more: Partial<EndpointInput<typeof queryChatMsg>> = {}) =>
      who.call(queryChatMsg, { orderId, ...more }),

    attach: (who: TestBrowser, bytes: Uint8Array = PHOTO_JPEG, name = "slip.jpg") =>
      upload(stage, who, {
        path: uploadFileByFormData.path,
        bytes,
        name,
        change: (form) => form.set("orderId", orderId),
      }),

    fetchFile(who: TestBrowser, url: string) {
      const cookies = [...who.cookies].map(([name, { value }]) => `${name}=${value}`);
      return stage.app.inject({ method: "GET", url, headers: { cookie: cookies.join("; ") } });
    },

    /** What taking an appeal on does. */
    async giveCase(who: "agent" | "supervisor"): Promise<void> {
      await pool.query(
        `update trade_order set case_staff_id =
           (select person_id from contact where target = $2) where id = $1`,
        [orderId, `${who}@parley.test`],
      );
    },
  };
}

// /api/dev/…: shortcuts for developers and tests. Who may call them, the access rules decide.
import { moveClock, readOutbox } from "@parley/contract/endpoints/site/dev";
import type { Pool } from "@parley/database/pool";
import { listOutboxMessages } from "@parley/database/queries/messaging/outbox-message";
import { parseAccount } from "@parley/operations/identity/account/parse-account";
import { waitForMessages } from "@parley/operations/messaging/jobs/wait-for-messages";
import type { MovableClock } from "@parley/platform/clock";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";

/** Longer than any message takes that is not lost. */
const WAIT_MS = 5_000;
const MAX_LISTED = 50;

export function bindDevelopmentRoutes(pool: Pool, clock: MovableClock): Binding[] {
  return [
    bind(readOutbox, async ({ to, purpose }) => {
      await waitForMessages(pool, WAIT_MS);
      const target = to === undefined ? undefined : (parseAccount(to)?.target ?? to);
      const rows = await listOutboxMessages(pool, {
        to: target,
        purpose,
        limit: MAX_LISTED,
      });
      const list = rows.map((row) => ({
        channel: row.channel,
        to: row.to,
        purpose: row.purpose,
        code: row.code,
        subject: row.subject,
        text: row.text,
        at: row.createdAt.getTime(),
      }));
      return { ok: true, data: { list } };
    }),

    bind(moveClock, async ({ advanceSeconds }) => {
      if (advanceSeconds === undefined) clock.reset();
      else clock.advance(advanceSeconds * 1_000);
      return { ok: true, data: { now: clock.now() } };
    }),
  ];
}

// The open streams of the console on this server. All of them learn in one interval in which queues
// something has changed, each only of the queues of its role. Before anything is sent, every session is
// looked up: one that has ended, or whose role was taken, receives nothing more.
import { HEARTBEAT_EVENT } from "@parley/contract/live-events";
import { QUEUE_EVENT } from "@parley/contract/queue-events";
import type { Pool } from "@parley/database/pool";
import { listStaffAmong } from "@parley/database/queries/staff/live-staff";
import type { SessionId, UserId } from "@parley/domain/ids";
import { STAFF_IDLE_MS } from "@parley/domain/staff/staff-session";
import { kindsFor, type CaseKind } from "@parley/domain/staff/queue";
import { liveAt, type Session } from "@parley/operations/identity/account/session";
import type { CasePulse, Following } from "@parley/operations/staff/queues/case-pulse";
import type { Clock } from "@parley/platform/clock";
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import { eventText, type EventStream } from "./event-stream.ts";
import { createStreamSlots } from "./stream-slots.ts";
import { refuse, sendFailure } from "../replies/failure.ts";

export interface StaffStreamsParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly pulse: CasePulse;
  readonly logger: FastifyBaseLogger;
  readonly heartbeatMs: number;
  /** The shortest interval of messages. */
  readonly pauseMs: number;
  readonly maxPerUser: number;
}

export interface StaffStreams {
  open(request: FastifyRequest, reply: FastifyReply, session: Session): Promise<FastifyReply>;
  /** Ends all of them and takes no more. */
  stop(): void;
}

interface OpenStream {
  readonly stream: EventStream;
  readonly sessionId: SessionId;
}

export function createStaffStreams(parts: StaffStreamsParts): StaffStreams {
  const { pool, clock, pulse, logger, heartbeatMs, pauseMs, maxPerUser } = parts;
  const streams = new Set<OpenStream>();
  const slots = createStreamSlots<UserId>(maxPerUser);
  const changed = new Set<CaseKind>();
  let following: Following | null = null;
  /** Runs during the pause after a message. */
  let pause: NodeJS.Timeout | null = null;
  let beating: NodeJS.Timeout | null = null;
  let isStopped = false;

  /** Sends each stream what its role may know, and ends those that have none any more. */
  async function send(textFor: (kinds: readonly CaseKind[]) => string | null): Promise<void> {
    const present = [...streams];
    const sessionIds = [...new Set(present.map(({ sessionId }) => sessionId))];
    if (sessionIds.length === 0) return;
    const staffUsedSince = new Date(clock.now() - STAFF_IDLE_MS);
    const roles = await listStaffAmong(pool, sessionIds, { ...liveAt(clock), staffUsedSince });
    for (const { stream, sessionId } of present) {
      const role = roles.get(sessionId);
      const text = role === undefined ? null : textFor(kindsFor(role));
      if (role === undefined) stream.end();
      else if (text !== null) stream.send(text);
    }
  }

  function tell(): void {
    const kinds = new Set(changed);
    changed.clear();
    pause = setTimeout(() => {
      pause = null;
      if (changed.size > 0) tell();
    }, pauseMs);
    send((ofRole) => {
      const news = ofRole.filter((kind) => kinds.has(kind));
      return news.length === 0 ? null : eventText({ event: QUEUE_EVENT, data: { kinds: news } });
    }).catch((error: unknown) => {
      logger.warn({ err: error }, "changes of queues wait: sessions of staff cannot be checked");
      // Said again with the next interval, so that none is lost.
      for (const kind of kinds) changed.add(kind);
    });
  }

  function beat(): void {
    send(() => HEARTBEAT_TEXT).catch((error: unknown) => {
      logger.warn({ err: error }, "the sessions of staff cannot be checked");
    });
  }

  function leave(entry: OpenStream, userId: UserId): void {
    streams.delete(entry);
    slots.release(userId);
    if (streams.size > 0) return;
    following?.stop();
    following = null;
    if (beating !== null) clearInterval(beating);
    beating = null;
  }

  return {
    async open(request, reply, { sessionId, userId }) {
      if (isStopped) return sendFailure(request, reply, refuse("unavailable"));
      const refusal = slots.take(userId);
      if (refusal !== null) return sendFailure(request, reply, refusal);
      const stream = reply.server.openEventStream(reply, {
        clock,
        onClose: () => leave(entry, userId),
      });
      const entry = { stream, sessionId };
      streams.add(entry);
      following ??= pulse.follow((kinds) => {
        for (const kind of kinds) changed.add(kind);
        if (pause === null) tell();
      });
      beating ??= setInterval(beat, heartbeatMs);
      // Changes are followed from here on: a console that reads its queue after this misses none.
      await following.begun;
      stream.send(HEARTBEAT_TEXT);
      return reply;
    },

    stop() {
      isStopped = true;
      if (pause !== null) clearTimeout(pause);
      for (const { stream } of streams) stream.end();
    },
  };
}

const HEARTBEAT_TEXT = eventText({ event: HEARTBEAT_EVENT, data: {} });

// The open streams of live events on this server: their users, events and ends. There may be
// thousands, so that a stream has little state and one timer sends all heartbeats: for some at a
// time, all through the interval, so that no event waits behind thousands of them.
import {
  HEARTBEAT_EVENT,
  isLiveEventKind,
  RESET_EVENT,
  type LiveEventData,
} from "@parley/contract/live-events";
import type { Pool } from "@parley/database/pool";
import { listLiveApiKeysAmong } from "@parley/database/queries/security/api-key";
import { listLiveSessionsAmong, touchSessions } from "@parley/database/queries/security/session";
import type { ApiKeyId, SessionId } from "@parley/domain/ids";
import { apiKeyOf, liveAt, type Requester } from "@parley/operations/identity/account/session";
import type { ReadEvent } from "@parley/operations/messaging/events/event-reader";
import type { Following, LiveFeed } from "@parley/operations/messaging/events/live-feed";
import type { Clock } from "@parley/platform/clock";
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import { COMMENT_TEXT, eventText, type EventStream } from "./event-stream.ts";
import { createStreamSlots } from "./stream-slots.ts";
import { refuse, sendFailure } from "../replies/failure.ts";

export interface LiveStreamsParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly feed: LiveFeed;
  readonly logger: FastifyBaseLogger;
  readonly heartbeatMs: number;
  /** How many streams one user may have on this server. */
  readonly maxPerUser: number;
  readonly maxWaitingBytes?: number;
}

export interface LiveStreams {
  readonly size: number;
  open(request: FastifyRequest, reply: FastifyReply, caller: StreamCaller): Promise<FastifyReply>;
  /** Ends all of them and takes no more. */
  stop(): void;
}

export interface StreamCaller {
  readonly session: Requester;
  /** As sent; null on a first visit. */
  readonly lastEventId: string | null;
}

interface OpenStream {
  readonly stream: EventStream;
  readonly following: Following;
  /** Null for a program, which follows with a key. */
  readonly sessionId: SessionId | null;
  readonly apiKeyId: ApiKeyId | null;
}

/** So often some of the streams have their heartbeat, each of them once in its interval. */
const BEAT_EVERY_MS = 250;
/** That a session is in use is written no more often for its streams. */
const SEEN_EVERY_MS = 3_600_000;

export function createLiveStreams(parts: LiveStreamsParts): LiveStreams {
  const { pool, clock, feed, logger, heartbeatMs, maxPerUser } = parts;
  /** Streams have their heartbeats by turns. */
  const turns = Array.from(
    { length: Math.max(1, Math.floor(heartbeatMs / BEAT_EVERY_MS)) },
    () => new Set<OpenStream>(),
  );
  const slots = createStreamSlots<string>(maxPerUser);
  let timer: NodeJS.Timeout | null = null;
  /** The next that has its heartbeat. */
  let turn = 0;
  let isStopped = false;

  /** The one with the fewest streams; of several, the one whose heartbeat is the longest away. */
  function findTurn(): Set<OpenStream> {
    const longestFirst = [...turns.slice(turn), ...turns.slice(0, turn)].toReversed();
    return longestFirst.reduce((best, one) => (one.size < best.size ? one : best));
  }

  async function beat(streams: readonly OpenStream[]): Promise<void> {
    for (const { stream, following } of streams) {
      const id = following.readEventId();
      stream.send(id === null ? COMMENT_TEXT : heartbeatText(id));
    }
    await endDead(streams);
  }

  /**
   * Sessions also expire, or lose access, without an event. And an ended one may be found here
   * before its event was read: the first of both reports it.
   */
  async function endDead(streams: readonly OpenStream[]): Promise<void> {
    await endRevoked(streams);
    const sessionIds = [...new Set(streams.flatMap(({ sessionId }) => sessionId ?? []))];
    if (sessionIds.length === 0) return;
    const live = await listLiveSessionsAmong(pool, sessionIds, liveAt(clock));
    for (const { stream, sessionId } of streams) {
      if (sessionId === null || live.has(sessionId)) continue;
      stream.send(sessionEndText(sessionId));
      stream.end();
    }
    // An open stream counts as use: a page that is only read keeps its session.
    const now = clock.now();
    const unseen = [...live].filter(([, seenAt]) => now - seenAt.getTime() >= SEEN_EVERY_MS);
    if (unseen.length === 0) return;
    await touchSessions(
      pool,
      unseen.map(([sessionId]) => sessionId),
      new Date(now),
    );
  }

  /** A key that was revoked or has expired follows no longer than to the next heartbeat. */
  async function endRevoked(streams: readonly OpenStream[]): Promise<void> {
    const ids = [...new Set(streams.flatMap(({ apiKeyId }) => apiKeyId ?? []))];
    if (ids.length === 0) return;
    const live = await listLiveApiKeysAmong(pool, ids, new Date(clock.now()));
    for (const { stream, apiKeyId } of streams) {
      if (apiKeyId !== null && !live.has(apiKeyId)) stream.end();
    }
  }

  function keepBeating(): void {
    timer ??= setInterval(() => {
      beat([...(turns[turn] ?? [])]).catch((error: unknown) => {
        logger.warn({ err: error }, "the sessions of open streams cannot be checked");
      });
      turn = (turn + 1) % turns.length;
    }, heartbeatMs / turns.length);
  }

  function follow(
    stream: EventStream,
    { userId, sessionId }: Requester,
    lastEventId: string | null,
  ): Following {
    return feed.follow({
      userId,
      lastEventId,
      onBegin({ eventId, isReset }) {
        if (isReset) stream.send(eventText({ id: eventId, event: RESET_EVENT, data: {} }));
        stream.send(heartbeatText(eventId));
      },
      onEvent(event) {
        if (!isLiveEventKind(event.topic)) return;
        stream.send(eventText({ id: event.eventId, event: event.topic, data: event.payload }));
        if (sessionId !== null && endsSession(event, sessionId)) stream.end();
      },
    });
  }

  return {
    get size() {
      return turns.reduce((sum, { size }) => sum + size, 0);
    },

    async open(request, reply, { session, lastEventId }) {
      if (isStopped) return sendFailure(request, reply, refuse("unavailable"));
      const { sessionId } = session;
      // Programs have streams of their own, and do not use up those of their owner's browsers.
      const apiKeyId = apiKeyOf(session)?.id ?? null;
      const holder = apiKeyId === null ? `user ${session.userId}` : `key ${apiKeyId}`;
      // The slot is taken before the first await: concurrent calls are counted one by one.
      const refusal = slots.take(holder);
      if (refusal !== null) return sendFailure(request, reply, refusal);
      try {
        // While the database is unreachable, this throws and the caller gets an ordinary error.
        await feed.start();
      } catch (error) {
        slots.release(holder);
        throw error;
      }
      if (isStopped) {
        slots.release(holder);
        return sendFailure(request, reply, refuse("unavailable"));
      }
      const { maxWaitingBytes } = parts;
      const stream = reply.server.openEventStream(reply, {
        clock,
        ...(maxWaitingBytes === undefined ? {} : { maxWaitingBytes }),
        onClose() {
          following.stop();
          ofTurn.delete(entry);
          slots.release(holder);
        },
      });
      const following = follow(stream, session, lastEventId);
      const entry: OpenStream = { stream, following, sessionId, apiKeyId };
      const ofTurn = findTurn();
      ofTurn.add(entry);
      keepBeating();
      following.begun.catch((error: unknown) => {
        logger.warn({ err: error }, "missed events cannot be read");
        // The client reconnects with the same last id, and then it may work.
        stream.end();
      });
      return reply;
    },

    stop() {
      isStopped = true;
      if (timer !== null) clearInterval(timer);
      for (const ofTurn of turns) for (const { stream } of ofTurn) stream.end();
    },
  };
}

function heartbeatText(id: string): string {
  return eventText({ id, event: HEARTBEAT_EVENT, data: {} });
}

/** Without an id, as it is not from the outbox: the reader's position has not changed. */
function sessionEndText(sessionId: SessionId): string {
  const data: LiveEventData<"session"> = { sessionId: String(sessionId), state: "ended" };
  return eventText({ event: "session", data });
}

function endsSession({ topic, payload }: ReadEvent, sessionId: SessionId): boolean {
  return topic === "session" && payload["sessionId"] === String(sessionId);
}

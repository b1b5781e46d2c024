// The open streams of markets on this server. All followers of a market receive one message, at
// most once in an interval, so that one text is written for all of them.
import {
  HEARTBEAT_EVENT,
  MARKET_CHANGES,
  MARKET_EVENT,
  type MarketChange,
} from "@parley/contract/live-events";
import { networkOf } from "@parley/domain/account/network";
import type { MarketName, MarketPulse } from "@parley/operations/market/index/market-pulse";
import type { Clock } from "@parley/platform/clock";
import type { FastifyReply, FastifyRequest } from "fastify";
import { setImmediate as nextTurn } from "node:timers/promises";
import { COMMENT_TEXT, eventText, type EventStream } from "./event-stream.ts";
import { createStreamSlots } from "./stream-slots.ts";
import { refuse, sendFailure } from "../replies/failure.ts";

export interface MarketStreamsParts {
  readonly pulse: MarketPulse;
  readonly clock: Clock;
  readonly heartbeatMs: number;
  /** The shortest interval of messages of a market. */
  readonly pauseMs: number;
  /** How many streams one network address may have on this server. */
  readonly maxPerAddress: number;
  readonly maxWaitingBytes?: number | undefined;
}

export interface MarketStreams {
  readonly size: number;
  open(request: FastifyRequest, reply: FastifyReply, wish: MarketWish): FastifyReply;
  /** Ends all of them and takes no more. */
  stop(): void;
}

export interface MarketWish {
  readonly market: MarketName;
  /** As it was given; null on a first visit. */
  readonly lastEventId: string | null;
}

interface Channel {
  readonly market: MarketName;
  readonly streams: Set<EventStream>;
  readonly changed: Set<MarketChange>;
  readonly unfollow: () => void;
  /** Runs during the pause after a message. */
  timer: NodeJS.Timeout | null;
}

/** So many are written to before others get a turn. */
const WRITES_AT_ONCE = 250;

export function createMarketStreams(parts: MarketStreamsParts): MarketStreams {
  const { pulse, clock, heartbeatMs, pauseMs, maxPerAddress, maxWaitingBytes } = parts;
  const channels = new Map<string, Channel>();
  const slots = createStreamSlots<string>(maxPerAddress);
  let beating: NodeJS.Timeout | null = null;
  let isStopped = false;

  function channelOf(market: MarketName): Channel {
    const name = `${market.crypto} ${market.fiat}`;
    const known = channels.get(name);
    if (known !== undefined) return known;
    const channel: Channel = {
      market,
      streams: new Set(),
      changed: new Set(),
      timer: null,
      unfollow: pulse.follow(market, (change) => {
        channel.changed.add(change);
        if (channel.timer === null) tell(channel);
      }),
    };
    channels.set(name, channel);
    return channel;
  }

  function leave(channel: Channel, stream: EventStream): void {
    channel.streams.delete(stream);
    if (channel.streams.size > 0) return;
    channel.unfollow();
    if (channel.timer !== null) clearTimeout(channel.timer);
    channels.delete(`${channel.market.crypto} ${channel.market.fiat}`);
  }

  /** At once after a quiet interval; what happens in the pause after it is combined. */
  function tell(channel: Channel): void {
    const changed = MARKET_CHANGES.filter((change) => channel.changed.has(change));
    channel.changed.clear();
    void write(channel.streams, marketText(channel.market, changed));
    channel.timer = setTimeout(() => {
      channel.timer = null;
      if (channel.changed.size > 0) tell(channel);
    }, pauseMs);
  }

  /**
   * The id is the market's revision, so that a reconnecting client need not ask when nothing
   * happened.
   */
  const idOf = (market: MarketName) => String(pulse.revisionOf(market));

  function marketText(market: MarketName, changed: readonly MarketChange[]): string {
    const { crypto, fiat } = market;
    return eventText({ id: idOf(market), event: MARKET_EVENT, data: { crypto, fiat, changed } });
  }

  function heartbeatText({ market, changed }: Channel): string {
    // The id would include what waits in the pause.
    if (changed.size > 0) return COMMENT_TEXT;
    return eventText({ id: idOf(market), event: HEARTBEAT_EVENT, data: {} });
  }

  async function beat(): Promise<void> {
    for (const channel of channels.values()) {
      await write(channel.streams, heartbeatText(channel));
    }
  }

  return {
    get size() {
      return [...channels.values()].reduce((sum, { streams }) => sum + streams.size, 0);
    },

    open(request, reply, { market, lastEventId }) {
      if (isStopped) return sendFailure(request, reply, refuse("unavailable"));
      const address = networkOf(request.address);
      const refusal = slots.take(address);
      if (refusal !== null) return sendFailure(request, reply, refusal);
      const channel = channelOf(market);
      const stream = reply.server.openEventStream(reply, {
        clock,
        ...(maxWaitingBytes === undefined ? {} : { maxWaitingBytes }),
        onClose() {
          leave(channel, stream);
          slots.release(address);
        },
      });
      channel.streams.add(stream);
      const isBehind = lastEventId !== null && lastEventId !== idOf(market);
      stream.send(isBehind ? marketText(market, MARKET_CHANGES) : heartbeatText(channel));
      beating ??= setInterval(() => void beat(), heartbeatMs);
      return reply;
    },

    stop() {
      isStopped = true;
      if (beating !== null) clearInterval(beating);
      for (const { streams } of channels.values()) for (const stream of streams) stream.end();
    },
  };
}

async function write(streams: ReadonlySet<EventStream>, text: string): Promise<void> {
  let written = 0;
  for (const stream of streams) {
    written += 1;
    if (written % WRITES_AT_ONCE === 0) await nextTurn();
    stream.send(text);
  }
}

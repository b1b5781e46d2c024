// The switch of an advertiser for all offers. Off pauses what is online and marks it; on brings back
// exactly what is marked, each offer decided by the rules of going online. One command, so that all of
// it is one transaction.
import type { UserId } from "@parley/domain/ids";
import {
  decideOffer,
  type OfferMarket,
  type OfferRefusal,
} from "@parley/domain/offer/decide-offer";
import type { OfferSide } from "@parley/domain/offer/offer";
import type { RefusedAs } from "@parley/domain/refused";
import type { CommandKind } from "@parley/engine/command";
import { lockRow } from "@parley/engine/table";
import type { Workspace } from "@parley/engine/workspace";
import { keep, type OfferIdentity } from "./change-offer.ts";
import { offerTable } from "./offer-table.ts";
import { advertiserLocks, decideAdvertiser } from "./publish-offer.ts";

/** An offer as it was looked up before the command. */
export interface SwitchedOffer {
  readonly offer: OfferIdentity;
  readonly version: number;
  readonly market: OfferMarket;
  /** Staff or a change of the market took it down, and it was not changed since. */
  readonly isKeptDown: boolean;
}

export interface SwitchAll {
  readonly advertiserId: UserId;
  readonly state: "online" | "paused";
  readonly offers: readonly SwitchedOffer[];
}

export type SwitchRefusal = OfferRefusal | "offerTakenDown" | "offerChanged";

type Refused = {
  readonly advId: string;
  readonly side: OfferSide;
  readonly crypto: string;
  readonly fiat: string;
  readonly error: SwitchRefusal;
};

export type SwitchReply = {
  /** Ids of the offers whose state has changed. */
  readonly changed: readonly string[];
  /** Those that stay offline, and keep their mark. */
  readonly refused: readonly Refused[];
};

export const switchAllOffers: CommandKind<
  SwitchAll,
  SwitchReply,
  RefusedAs<"tradingFrozen" | "staffMayNotTrade" | "unknownPayMethod">
> = {
  name: "switch-all-offers",
  locks: ({ advertiserId, offers }) => [
    ...offers.map(({ offer }) => lockRow(offerTable, offer.id)),
    ...advertiserLocks({ advertiserId }, []),
  ],
  decide(given, workspace) {
    if (given.state === "paused") return { ok: true, reply: pauseAll(given, workspace) };
    // A freeze stops no pause, but every return to the market.
    const barred = decideAdvertiser(workspace, given, []);
    return barred === null
      ? { ok: true, reply: resumeAll(given, workspace) }
      : { ok: false, error: barred };
  },
};

function pauseAll({ offers }: SwitchAll, workspace: Workspace): SwitchReply {
  const changed = offers.flatMap(({ offer: { id } }) => {
    const offer = workspace.read(offerTable, id);
    if (offer?.state !== "online") return [];
    const version = offer.version + 1;
    const paused = { ...offer, state: "paused", isSwitchedOff: true, version } as const;
    return [keep(workspace, { ...paused, updatedAt: workspace.now }).reply.advId];
  });
  return { changed, refused: [] };
}

function resumeAll({ offers }: SwitchAll, workspace: Workspace): SwitchReply {
  const changed: string[] = [];
  const refused: Refused[] = [];
  for (const { offer: looked, version, market, isKeptDown } of offers) {
    const offer = workspace.read(offerTable, looked.id);
    // Brought back, or closed, by another call since it was looked up.
    if (offer === null || !offer.isSwitchedOff) continue;
    const advId = String(offer.id);
    const error = isKeptDown
      ? "offerTakenDown"
      : offer.version === version
        ? decideOffer(offer.side, offer, offer.remaining, market)
        : // A takedown makes a new version too.
          "offerChanged";
    if (error === null) {
      const next = { ...offer, state: "online", isSwitchedOff: false } as const;
      keep(workspace, { ...next, version: version + 1, updatedAt: workspace.now });
      changed.push(advId);
    } else {
      const { side, crypto, fiat } = offer;
      refused.push({ advId, side, crypto, fiat, error });
    }
  }
  return { changed, refused };
}

/** The offers of an account: what they say, and taking one down or freeing it. */
import type { EndpointInput, EndpointReply } from "@parley/contract/endpoint";
import {
  listOffersForStaff,
  restoreOffer,
  takeDownOffer,
} from "@parley/contract/endpoints/staff/offers";
import { STAFF_TAKEDOWN_REASONS, type TakedownReason } from "@parley/domain/offer/takedown";
import { Badge } from "@parley/ui/data/badge";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { Notice } from "@parley/ui/feedback/notice";
import { Pagination } from "@parley/ui/navigation/pagination";
import { Time } from "@parley/ui/data/time";
import mine from "@parley/phrases/catalogues/en/mine";
import { useState } from "react";
import { Link, useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router";
import { Facts } from "../../parts/facts.tsx";
import { PAGE_LABELS, pageOf } from "../../parts/pages.ts";
import { Panel } from "../../parts/panel.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { api, read } from "../../shell/api.ts";
import { useHasRight } from "../../shell/session.ts";

type Offers = EndpointReply<typeof listOffersForStaff>;
type Offer = Offers["list"][number];
type StaffReason = EndpointInput<typeof takeDownOffer>["reasonCode"];

interface LoadedOffers {
  readonly uid: string;
  readonly offers: Offers;
}

/** As the advertiser reads them. */
const REASON_TEXTS: Readonly<Record<TakedownReason, string>> = {
  "misleading-terms": mine["mine.takenDown.misleadingTerms"],
  "contact-details": mine["mine.takenDown.contactDetails"],
  "offensive-text": mine["mine.takenDown.offensiveText"],
  "suspected-fraud": mine["mine.takenDown.suspectedFraud"],
  other: mine["mine.takenDown.other"],
  "market-limits": mine["mine.takenDown.marketLimits"],
  "method-closed": mine["mine.takenDown.methodClosed"],
};

export async function loadOffers({ params, request }: LoaderFunctionArgs): Promise<LoadedOffers> {
  const uid = params["uid"] ?? "";
  const offers = await read(listOffersForStaff, { uid, page: pageOf(request.url), pageSize: 20 });
  return { uid, offers };
}

export function OffersPage() {
  const { uid, offers } = useLoaderData<LoadedOffers>();
  const navigate = useNavigate();
  const pageCount = Math.ceil(offers.total / offers.pageSize);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">
        <Link to={`/people/${uid}`} className="text-accent">
          Back to the account
        </Link>
      </p>
      <h1 className="text-lg font-semibold">Offers of {uid}</h1>
      {offers.list.length === 0 && <p className="text-sm text-muted">There are none.</p>}
      <ul className="grid items-start gap-4 xl:grid-cols-2">
        {offers.list.map((offer) => (
          <li key={offer.advId}>
            <OfferPanel offer={offer} />
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <Pagination
          page={offers.page}
          pageCount={pageCount}
          hrefOf={(target) => `/admin/people/${uid}/offers?page=${target}`}
          onPageChange={(target) => void navigate(`/people/${uid}/offers?page=${target}`)}
          labels={PAGE_LABELS}
        />
      )}
    </div>
  );
}

const STATE_TONES = { online: "success", paused: "warning", closed: "neutral" } as const;

function OfferPanel({ offer }: { readonly offer: Offer }) {
  const { crypto, fiat, side, takedown } = offer;
  return (
    <Panel
      title={`${side === "sell" ? "Sells" : "Buys"} ${crypto} for ${fiat}`}
      aside={<Badge tone={STATE_TONES[offer.state]}>{offer.state}</Badge>}
    >
      <div className="flex flex-col gap-3">
        <Facts
          facts={[
            { name: "Offer", value: offer.advId },
            { name: "Price", value: offer.price === null ? "--" : `${offer.price} ${fiat}` },
            { name: "Remaining", value: `${offer.remaining} of ${offer.quantity} ${crypto}` },
            { name: "Limits", value: `${offer.minLimit} – ${offer.maxLimit} ${fiat}` },
            { name: "Methods", value: offer.payMethods.join(", ") },
            { name: "Open orders", value: offer.openOrders },
            { name: "Changed", value: <Time at={offer.updatedAt} /> },
          ]}
        />
        <Facts
          facts={[
            offer.message === "" ? null : { name: "Message", value: offer.message },
            offer.autoReply === "" ? null : { name: "Automatic reply", value: offer.autoReply },
          ]}
        />
        {takedown !== null && (
          <Notice tone={takedown.isKeptDown ? "warning" : "info"}>
            Taken down <Time at={takedown.at} />: {REASON_TEXTS[takedown.reason]}{" "}
            {keptText(takedown)}
          </Notice>
        )}
        <OfferActs offer={offer} />
      </div>
    </Panel>
  );
}

function keptText({ isKeptDown, isLifted }: NonNullable<Offer["takedown"]>): string {
  if (isLifted) return "Staff have freed it since.";
  return isKeptDown
    ? "It cannot be put online as it is."
    : "It was changed since and may be put online.";
}

function OfferActs({ offer }: { readonly offer: Offer }) {
  const mayDo = useHasRight();
  const [chosen, setChosen] = useState<"take-down" | "restore" | null>(null);
  const canRestore = offer.takedown?.isKeptDown === true && mayDo("restoreOffers");
  const canTakeDown = offer.state !== "closed" && mayDo("takeDownOffers");
  return (
    <div className="flex flex-wrap gap-2">
      {canTakeDown && (
        <Button
          tone="danger"
          size="small"
          aria-label={`Take down offer ${offer.advId}`}
          onClick={() => setChosen("take-down")}
        >
          Take down
        </Button>
      )}
      {canRestore && (
        <Button
          tone="secondary"
          size="small"
          aria-label={`Free offer ${offer.advId}`}
          onClick={() => setChosen("restore")}
        >
          Free
        </Button>
      )}
      {chosen === "take-down" && (
        <TakeDownDialog advId={offer.advId} onClose={() => setChosen(null)} />
      )}
      {chosen === "restore" && (
        <ReasonDialog
          title="Free this offer"
          description="It stays paused. Its advertiser may put it online as it is."
          confirmLabel="Free"
          subject={`offer:${offer.advId}`}
          done="The offer is free."
          decide={({ codes, idempotencyKey }, reason) =>
            api.call(restoreOffer, { advId: offer.advId, reason, codes }, { idempotencyKey })
          }
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}

interface TakeDownDialogProps {
  readonly advId: string;
  readonly onClose: () => void;
}

function TakeDownDialog({ advId, onClose }: TakeDownDialogProps) {
  const [reasonCode, setReasonCode] = useState<StaffReason | null>(null);
  return (
    <ReasonDialog
      title="Take this offer down"
      description="It leaves all lists at once. Orders on it go on as agreed."
      confirmLabel="Take down"
      tone="danger"
      subject={`offer:${advId}`}
      done="The offer is taken down."
      problem={reasonCode === null ? "Choose the reason that the advertiser reads." : null}
      decide={({ codes, idempotencyKey }, reason) =>
        api.call(
          takeDownOffer,
          { advId, reasonCode: reasonCode ?? "other", reason, codes },
          { idempotencyKey },
        )
      }
      onClose={onClose}
    >
      <Field label="Reason, told to the advertiser" isRequired>
        {(control) => (
          <NativeSelect
            {...control}
            placeholder="Choose a reason"
            options={STAFF_TAKEDOWN_REASONS.map((value) => ({ value, label: REASON_TEXTS[value] }))}
            value={reasonCode}
            onValueChange={setReasonCode}
          />
        )}
      </Field>
      <p className="text-muted text-sm">
        {reasonCode === "suspected-fraud"
          ? "It stays down until a supervisor or compliance frees it."
          : "Its advertiser may put it online again after changing it."}
      </p>
    </ReasonDialog>
  );
}

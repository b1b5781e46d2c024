/** What customer service has ruled, why, when it takes effect, and how either side can answer. */
import { Button } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import { Time } from "@parley/ui/data/time";
import { usePhrase, useRichPhrase, type Phrase } from "../../../shell/locale/phrase.tsx";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { FactList } from "../../../shared/trade/fact-list.tsx";
import { coinsOf } from "../parts/amounts.tsx";
import { StepDialog } from "../dialogs/step-dialog.tsx";
import type { OrderPartProps } from "../model/order-part.ts";
import type { Order } from "../model/order.ts";
import { RULING_REASON_PHRASES } from "../model/wire-phrases.ts";

export function StandingRuling({ order, work }: OrderPartProps) {
  const t = usePhrase();
  const { standingRuling: ruling, actions } = order;
  if (ruling === null) return <SecondLook order={order} />;
  return (
    <section className="border-accent flex flex-col gap-2 rounded-md border p-4">
      <h3 className="font-semibold">{t("order.ruling.title")}</h3>
      <p className="text-base">
        <Ruled order={order} />
      </p>
      <FactList
        facts={[
          [t("order.appeal.reason"), t(RULING_REASON_PHRASES[ruling.reasonCode])],
          [t("order.ruling.effect"), <Time key="effect" at={ruling.effectAt} form="exact" />],
        ]}
      />
      <RulingWords ruling={ruling} />
      <p className="text-muted">
        {t(ruling.isSecondLook ? "order.ruling.final" : "order.ruling.text")}
      </p>
      {ruling.acceptedBy.map((side) => (
        <p key={side}>{acceptedText(order, side, t)}</p>
      ))}
      <div className="flex flex-col gap-2 sm:flex-row sm:justify-end">
        {actions.includes("second-look") && <LookDialog order={order} work={work} />}
        {actions.includes("accept-ruling") && <AcceptDialog order={order} work={work} />}
      </div>
    </section>
  );
}

type Ruling = NonNullable<Order["standingRuling"] | Order["appliedRuling"]>;

/** The clause that it rests on, and what customer service wrote to the reader alone. */
function RulingWords({ ruling: { clause, text } }: { ruling: Ruling }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const [section = ""] = clause.number.split(".");
  return (
    <>
      <div className="flex flex-col gap-0.5">
        <a
          href={toPath(`/agreement#section-${section}`)}
          className="text-accent self-start hover:underline"
        >
          {t("order.ruling.clause")} {clause.number}
        </a>
        <p className="text-muted text-sm">{clause.text}</p>
      </div>
      {text !== null && (
        <div className="bg-sunken flex flex-col gap-0.5 rounded-md px-3 py-2.5">
          <p className="text-muted text-xs">{t("order.ruling.words")}</p>
          <p className="break-words whitespace-pre-line">{text}</p>
        </div>
      )}
    </>
  );
}

/** The ruling that ended the order, with its reason. */
export function AppliedRuling({ order: { appliedRuling: ruling } }: { order: Order }) {
  const t = usePhrase();
  if (ruling === null) return null;
  return (
    <section className="border-line flex flex-col gap-2 rounded-md border p-4">
      <h3 className="font-semibold">{t("order.ruling.title")}</h3>
      <FactList
        facts={[
          [t("order.appeal.reason"), t(RULING_REASON_PHRASES[ruling.reasonCode])],
          [t("order.ruling.appliedAt"), <Time key="applied" at={ruling.at} form="exact" />],
        ]}
      />
      <RulingWords ruling={ruling} />
    </section>
  );
}

/** In the words of the reader's side. */
function Ruled({ order }: { order: Order }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { role, standingRuling } = order;
  if (standingRuling === null) return null;
  const { ruling, amount } = standingRuling;
  if (ruling === "refund") return t(`order.ruling.refund.${role}`);
  return rich(`order.ruling.${ruling}.${role}`, { amount: coinsOf(order, amount) });
}

function acceptedText({ role, counterparty }: Order, side: Order["role"], t: Phrase): string {
  return side === role
    ? t("order.ruling.accepted.own")
    : t("order.ruling.accepted.other", { name: counterparty.nickname });
}

/** Another member of staff has not decided yet. */
function SecondLook({ order: { secondLookBy, role, counterparty } }: { order: Order }) {
  const t = usePhrase();
  if (secondLookBy === null) return null;
  return (
    <Notice>
      {secondLookBy === role
        ? t("order.ruling.lookOwn")
        : t("order.ruling.lookOther", { name: counterparty.nickname })}
    </Notice>
  );
}

function AcceptDialog({ order, work }: OrderPartProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { standingRuling } = order;
  if (standingRuling === null) return null;
  const { ruling, amount } = standingRuling;
  return (
    <StepDialog
      action="accept-ruling"
      work={work}
      doneText={t("order.ruling.accepted.own")}
      title={t("order.ruling.acceptTitle")}
      description={
        ruling === "release"
          ? rich("order.ruling.acceptText.release", { amount: coinsOf(order, amount) })
          : t(`order.ruling.acceptText.${ruling}`)
      }
      trigger={<Button>{t("order.action.acceptRuling")}</Button>}
      confirmLabel={t("order.action.acceptRuling")}
    />
  );
}

function LookDialog({ work }: OrderPartProps) {
  const t = usePhrase();
  return (
    <StepDialog
      action="second-look"
      work={work}
      doneText={t("order.ruling.lookDone")}
      title={t("order.ruling.lookTitle")}
      description={t("order.ruling.lookText")}
      trigger={<Button tone="secondary">{t("order.action.secondLook")}</Button>}
      confirmLabel={t("order.action.secondLook")}
    />
  );
}

/** What a user who is not ready to trade sees: what is missing, or the verdict of others. */
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { Notice } from "@parley/ui/feedback/notice";
import CircleCheck from "lucide-react/icons/circle-check";
import Clock from "lucide-react/icons/clock";
import { useId } from "react";
import { Link, useLocation } from "react-router";
import { useAgreementReading } from "../agreement/agreement-reading.ts";
import { onChangedElsewhere } from "../data/changed-elsewhere.ts";
import { usePageRefresh } from "../data/use-refresh.ts";
import { latePart } from "../../shell/boot/late-part.tsx";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase, type Phrase } from "../../shell/locale/phrase.tsx";
import { startPath } from "../../shell/session/start-path.ts";
import { ContactLink } from "../support/contact-link.tsx";
import {
  firstMissing,
  gateItems,
  isForOthers,
  type GateItem,
  type Standing,
} from "./gate-items.ts";

/** Brought along only for those who still have to accept. */
const AgreementDialog = latePart(() => import("../agreement/agreement-dialog.tsx"));

export interface ClosedGateProps {
  readonly standing: Standing;
  /** What the page is to show afterwards, where its own address does not say it. */
  readonly returnTo?: string | undefined;
}

export function ClosedGate({ standing, returnTo }: ClosedGateProps) {
  return isForOthers(standing) ? (
    <Verdict standing={standing} />
  ) : (
    <MissingSteps standing={standing} returnTo={returnTo} />
  );
}

function Verdict({ standing }: { standing: Standing }) {
  const t = usePhrase();
  return (
    <Notice tone="warning">
      <p>{reasonText(standing, t)}</p>
      {firstMissing(standing) === "unfrozen" && <ContactLink subject="hold" look="strong" />}
    </Notice>
  );
}

function MissingSteps({ standing, returnTo }: ClosedGateProps) {
  const t = usePhrase();
  const id = useId();
  // What is done in another tab is done here too.
  const refresh = usePageRefresh({ on: ["notification"], follow: onChangedElsewhere });
  const reading = useAgreementReading();
  const items = gateItems(standing);
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby={id} className="@container">
      <Card className="flex flex-col gap-4">
        <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h2 id={id} className="text-base font-semibold">
            {t("gate.title")}
          </h2>
          <p className="figures text-muted text-xs">
            {t("gate.progress", { done, all: items.length })}
          </p>
          <p className="text-muted w-full">{reasonText(standing, t)}</p>
          {firstMissing(standing) === "unfrozen" && <ContactLink subject="hold" look="strong" />}
        </header>
        <ol className="grid gap-x-4 gap-y-2 @2xl:grid-cols-5">
          {items.map((item, index) => (
            <Step
              key={item.step}
              item={item}
              number={index + 1}
              isNext={item.step === firstMissing(standing)}
              kycStatus={standing.kycStatus}
              returnTo={returnTo}
              onRead={reading.read}
            />
          ))}
        </ol>
      </Card>
      {reading.isOpen && <AgreementDialog reading={reading} onAccepted={refresh} />}
    </section>
  );
}

interface StepProps {
  readonly item: GateItem;
  readonly number: number;
  /** It is the first missing item. */
  readonly isNext: boolean;
  readonly kycStatus: Standing["kycStatus"];
  readonly returnTo: string | undefined;
  readonly onRead: () => void;
}

function Step({ number, ...rest }: StepProps) {
  const t = usePhrase();
  const { step, isDone, isWaiting } = rest.item;
  return (
    <li className="flex min-h-11 min-w-0 items-center gap-2.5 @2xl:items-start @2xl:gap-2">
      <Sign number={number} isDone={isDone} isWaiting={isWaiting} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1.5 @2xl:flex-col @2xl:flex-nowrap @2xl:items-start">
        <span className={`max-w-full break-words ${isDone ? "text-muted" : "font-medium"}`}>
          {t(`gate.${step}`)}
        </span>
        {isDone ? (
          <span className="text-success text-xs">{t("gate.done")}</span>
        ) : (
          <Action {...rest} />
        )}
      </div>
    </li>
  );
}

function Sign({
  number,
  isDone,
  isWaiting,
}: Pick<GateItem, "isDone" | "isWaiting"> & { number: number }) {
  if (isDone) return <CircleCheck aria-hidden className="text-success size-5 shrink-0" />;
  if (isWaiting) return <Clock aria-hidden className="text-warning size-5 shrink-0" />;
  return (
    <span
      aria-hidden
      className="border-line-strong text-muted figures flex size-5 shrink-0 items-center justify-center rounded-full border text-xs"
    >
      {number}
    </span>
  );
}

/** On a phone large enough for a thumb; where the steps are rows, never narrower than its text. */
const IN_ROWS = "max-md:min-h-11 @max-2xl:shrink-0";

function Action({ item, isNext, kycStatus, returnTo, onRead }: Omit<StepProps, "number">) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { pathname, search } = useLocation();
  const { step, isWaiting, remedy } = item;
  const tone = isNext && !isWaiting ? "primary" : "secondary";
  if (remedy.kind === "master")
    return <span className="text-muted text-xs">{t("gate.master")}</span>;
  if (remedy.kind === "agreement") {
    return (
      <Button tone={tone} size="small" onClick={onRead} className={IN_ROWS}>
        {t("gate.agreement.action")}
      </Button>
    );
  }
  return (
    <Link
      to={toPath(startPath(returnTo ?? pathname + search, step))}
      className={`${buttonClass({ tone, size: "small" })} ${IN_ROWS}`}
    >
      {step === "kyc" ? kycAction(kycStatus, t) : t(`gate.${step}.action`)}
    </Link>
  );
}

function kycAction(status: Standing["kycStatus"], t: Phrase): string {
  if (status === "pending") return t("gate.kyc.pending");
  return t(status === "rejected" ? "gate.kyc.rejected" : "gate.kyc.action");
}

/** One sentence about the next step; the rest is in the list. */
function reasonText(standing: Standing, t: Phrase): string {
  const step = firstMissing(standing);
  if (step === null) return "";
  if (step === "permission" && standing.isSubUser) return t("gate.permission.subUserReason");
  if (step === "kyc" && standing.kycStatus === "pending") return t("gate.kyc.pendingReason");
  return t(`gate.${step}.reason`);
}

/** What an advertiser can do with one offer. */
import { Button, buttonClass } from "@parley/ui/controls/button";
import { useNumbers } from "@parley/ui/data/language";
import { CopyButton } from "@parley/ui/controls/copy-button";
import { Link } from "react-router";
import { useLocalPath, usePage } from "../../../shell/page/page-data.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { ConfirmDialog } from "../../../shared/forms/confirm-dialog.tsx";
import { NotDone } from "../../../shared/forms/not-done.tsx";
import { sharePath, type OwnOffer } from "../own-offer.ts";
import { useStateChange, type StateChange } from "./use-state-change.ts";

const DIGITS = { maximumDigits: 8 } as const;

const LINK = `${buttonClass({ tone: "secondary", size: "small" })} max-sm:min-h-11`;

export interface OfferActionsProps {
  readonly offer: OwnOffer;
  /** It has another state. */
  readonly onMoved: (offer: OwnOffer) => void;
}

export function OfferActions({ offer, onMoved }: OfferActionsProps) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const stateChange = useStateChange(offer, onMoved);
  const { change, isBusy, failed } = stateChange;
  const { advId, state, visibility } = offer;
  const isOpen = state !== "closed";
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOpen && (
        <Link to={toPath(`/p2p/offers/${advId}`)} className={LINK}>
          {t("mine.edit")}
        </Link>
      )}
      {isOpen && (
        <Button
          tone="secondary"
          size="small"
          isBusy={isBusy}
          className="max-sm:min-h-11"
          onClick={() => void change(state === "online" ? "paused" : "online")}
        >
          {t(state === "online" ? "mine.pause" : "mine.resume")}
        </Button>
      )}
      <Link to={toPath(`/p2p/offers/new?from=${advId}`)} className={LINK}>
        {t("mine.duplicate")}
      </Link>
      {isOpen && <CloseButton offer={offer} stateChange={stateChange} />}
      {isOpen && visibility === "private" && <ShareLink offer={offer} />}
      {failed !== null && failed.state !== "closed" && (
        <div className="w-full">
          <NotDone
            title={t(`mine.notDone.${failed.state}`)}
            failure={failed.failure}
            isBusy={isBusy}
            onRetry={() => void change(failed.state)}
          />
        </div>
      )}
    </div>
  );
}

function ShareLink({ offer }: { readonly offer: OwnOffer }) {
  const t = usePhrase();
  const { origin } = usePage();
  const toPath = useLocalPath();
  return (
    <span className="text-muted flex items-center gap-1 text-xs">
      {t("mine.link")}
      <CopyButton
        text={origin + toPath(sharePath(offer))}
        label={t("mine.copyLink")}
        copiedLabel={t("mine.linkCopied")}
      />
    </span>
  );
}

interface CloseButtonProps {
  readonly offer: OwnOffer;
  readonly stateChange: StateChange;
}

/** Closing is final, so that it is confirmed. */
function CloseButton({ offer, stateChange }: CloseButtonProps) {
  const t = usePhrase();
  const { number } = useNumbers();
  const { side, remaining, crypto, openOrders } = offer;
  const { change, isBusy, failed, forget } = stateChange;
  const consequence =
    side === "sell"
      ? t("mine.close.sellText", { amount: number(remaining, DIGITS), token: crypto })
      : t("mine.close.buyText");
  return (
    <ConfirmDialog
      title={t("mine.close.title")}
      description={consequence}
      trigger={
        <Button tone="secondary" size="small" isBusy={isBusy} className="max-sm:min-h-11">
          {t("mine.close")}
        </Button>
      }
      cancelLabel={t("mine.cancel")}
      confirmLabel={t("mine.close.confirm")}
      isDanger
      notDone={t("mine.notDone.closed")}
      work={{ isBusy, failure: failed?.state === "closed" ? failed.failure : null, forget }}
      onConfirm={() => change("closed")}
    >
      {openOrders > 0 && <p className="text-sm">{t("mine.close.orders", { count: openOrders })}</p>}
    </ConfirmDialog>
  );
}

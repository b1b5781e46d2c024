/** What an advertiser can do with one offer. */
import { formatNumber } from "@parley/domain/format/format-number";
import { Button, buttonClass } from "@parley/ui/controls/button";
import { CopyButton } from "@parley/ui/controls/copy-button";
import { Dialog, DialogClose } from "@parley/ui/overlays/dialog";
import { useState } from "react";
import { Link } from "react-router";
import { useLocalPath, usePage } from "../../../shell/page/page-data.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { NotDone } from "../../../shared/forms/not-done.tsx";
import { sharePath, type OwnOffer } from "../own-offer.ts";
import { useStateChange, type StateChange } from "./use-state-change.ts";

const DIGITS = { maximumDigits: 8 } as const;

const LINK = `${buttonClass({ tone: "secondary", size: "small" })} max-sm:min-h-11`;

export function OfferActions({ offer }: { readonly offer: OwnOffer }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const stateChange = useStateChange(offer);
  const { change, isBusy } = stateChange;
  const { advId, state, visibility } = offer;
  const isOpen = state !== "closed";
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOpen && (
        <Link to={toPath(`/p2p/offers/${advId}`)} className={LINK}>
          {t("offer.mine.edit")}
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
          {t(state === "online" ? "offer.mine.pause" : "offer.mine.resume")}
        </Button>
      )}
      <Link to={toPath(`/p2p/offers/new?from=${advId}`)} className={LINK}>
        {t("offer.mine.duplicate")}
      </Link>
      {isOpen && <CloseButton offer={offer} stateChange={stateChange} />}
      {isOpen && visibility === "private" && <ShareLink offer={offer} />}
      {stateChange.failed?.state !== "closed" && (
        <div className="w-full empty:hidden">
          <NotChanged stateChange={stateChange} />
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
      {t("offer.mine.link")}
      <CopyButton
        text={origin + toPath(sharePath(offer))}
        label={t("offer.mine.copyLink")}
        copiedLabel={t("offer.mine.linkCopied")}
      />
    </span>
  );
}

function NotChanged({ stateChange }: { readonly stateChange: StateChange }) {
  const t = usePhrase();
  const { failed, change, isBusy } = stateChange;
  if (failed === null) return null;
  return (
    <NotDone
      title={t(`offer.notDone.${failed.state}`)}
      failure={failed.failure}
      isBusy={isBusy}
      onRetry={() => void change(failed.state)}
    />
  );
}

interface CloseButtonProps {
  readonly offer: OwnOffer;
  readonly stateChange: StateChange;
}

/** Closing is final, so that it is confirmed. */
function CloseButton({ offer, stateChange }: CloseButtonProps) {
  const t = usePhrase();
  const [isOpen, setIsOpen] = useState(false);
  const { side, remaining, crypto, openOrders } = offer;
  const { change, isBusy, failed, forget } = stateChange;
  const close = async () => {
    if (await change("closed")) setIsOpen(false);
  };
  const consequence =
    side === "sell"
      ? t("offer.mine.close.sellText", { amount: formatNumber(remaining, DIGITS), token: crypto })
      : t("offer.mine.close.buyText");
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        setIsOpen(next);
        forget();
      }}
      size="small"
      title={t("offer.mine.close.title")}
      description={consequence}
      trigger={
        <Button tone="secondary" size="small" isBusy={isBusy} className="max-sm:min-h-11">
          {t("offer.mine.close")}
        </Button>
      }
      footer={
        <>
          <DialogClose button={<Button tone="secondary">{t("offer.mine.cancel")}</Button>} />
          <Button tone="danger" isBusy={isBusy} onClick={() => void close()}>
            {t("offer.mine.close.confirm")}
          </Button>
        </>
      }
    >
      {openOrders > 0 && (
        <p className="text-sm">{t("offer.mine.close.orders", { count: openOrders })}</p>
      )}
      {failed?.state === "closed" && <NotChanged stateChange={stateChange} />}
    </Dialog>
  );
}

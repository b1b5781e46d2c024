/** What an advertiser can do with one offer. */
import { formatNumber } from "@parley/domain/format/format-number";
import { Button, buttonClass } from "@parley/ui/button";
import { CopyButton } from "@parley/ui/copy-button";
import { Dialog, DialogClose } from "@parley/ui/dialog";
import { useState } from "react";
import { Link } from "react-router";
import { useLocalPath, usePage } from "../../shell/page-data.ts";
import { usePhrase } from "../../shell/phrase.tsx";
import { sharePath, type OwnOffer } from "./own-offer.ts";
import { useStateChange } from "./use-state-change.ts";

const DIGITS = { maximumDigits: 8 } as const;

const LINK = `${buttonClass({ tone: "secondary", size: "small" })} max-sm:min-h-11`;

export function OfferActions({ offer }: { readonly offer: OwnOffer }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { change, isBusy } = useStateChange(offer);
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
      {isOpen && (
        <CloseButton offer={offer} isBusy={isBusy} onClose={() => void change("closed")} />
      )}
      {isOpen && visibility === "private" && <ShareLink offer={offer} />}
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

interface CloseButtonProps {
  readonly offer: OwnOffer;
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

/** Closing is for good, so it is asked for twice. */
function CloseButton({ offer, isBusy, onClose }: CloseButtonProps) {
  const t = usePhrase();
  const [isOpen, setIsOpen] = useState(false);
  const { side, remaining, crypto, openOrders } = offer;
  const consequence =
    side === "sell"
      ? t("offer.mine.close.sellText", { amount: formatNumber(remaining, DIGITS), token: crypto })
      : t("offer.mine.close.buyText");
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
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
          <Button
            tone="danger"
            onClick={() => {
              setIsOpen(false);
              onClose();
            }}
          >
            {t("offer.mine.close.confirm")}
          </Button>
        </>
      }
    >
      {openOrders > 0 && (
        <p className="text-sm">{t("offer.mine.close.orders", { count: openOrders })}</p>
      )}
    </Dialog>
  );
}

/** The last review before codes are asked for: how much goes where, and that it is final. */
import { Worth } from "../../../shared/trade/worth.tsx";
import { Button } from "@parley/ui/controls/button";
import { Dialog } from "@parley/ui/overlays/dialog";
import { Money } from "@parley/ui/data/money";
import { Notice } from "@parley/ui/feedback/notice";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { DialogActions } from "@parley/site/dialog-actions";
import { DIGITS } from "@parley/site/digits";
import { FactList } from "@parley/site/fact-list";
import type { Reviewed } from "./send-withdrawal.ts";
import type { WithdrawWork } from "./use-withdraw.ts";

export interface WithdrawConfirmProps {
  readonly reviewed: Reviewed;
  readonly work: WithdrawWork;
}

export function WithdrawConfirm({ reviewed, work }: WithdrawConfirmProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { request, network, quote, kept } = reviewed;
  const { asset, address, memo } = request;
  const money = (value: string) => <Money amount={value} unit={asset} {...DIGITS} />;
  return (
    <Dialog
      isOpen
      isInsistent
      title={t("wallet.withdraw.confirmTitle")}
      closeLabel={t("wallet.close")}
      onOpenChange={(isOpen) => {
        if (!isOpen) work.dismiss();
      }}
    >
      <div className="flex flex-col gap-4">
        {kept !== undefined && (
          <Notice tone="warning" role="alert">
            {kept.text}
          </Notice>
        )}
        <p className="text-sm">
          {rich("wallet.withdraw.confirmText", {
            amount: <strong key="amount">{money(quote.amount)}</strong>,
            network: <strong key="network">{network.name}</strong>,
          })}
        </p>
        <p
          dir="ltr"
          className="bg-sunken rounded-md p-3 font-mono text-sm leading-6 font-medium break-all"
        >
          {groupsOfFour(address).map(({ start, signs }) => (
            // Copied, it is the address without spaces.
            <span key={start} className="me-2 inline-block">
              {signs}
            </span>
          ))}
        </p>
        <FactList
          facts={[
            ...(memo === undefined ? [] : [{ key: "memo", label: t("wallet.memo"), value: memo }]),
            {
              key: "receive",
              label: t("wallet.withdraw.receive"),
              value: money(quote.amount),
              isMain: true,
            },
            { key: "fee", label: t("wallet.withdraw.fee"), value: money(quote.fee) },
            { key: "total", label: t("wallet.withdraw.total"), value: money(quote.total) },
            {
              key: "worth",
              label: t("wallet.withdraw.worth"),
              value: <Worth dollars={quote.usdValue} />,
            },
          ]}
        />
        {quote.isInternal && <Notice>{t("wallet.withdraw.internal")}</Notice>}
        <Notice tone="warning">{t("wallet.withdraw.final")}</Notice>
        <DialogActions>
          <Button tone="secondary" onClick={work.dismiss}>
            {t("wallet.back")}
          </Button>
          <Button onClick={() => work.confirm(reviewed)}>{t("wallet.withdraw.verify")}</Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

/** Compared by eye with what the recipient has sent, sign by sign. */
function groupsOfFour(address: string) {
  return Array.from(address.matchAll(/.{1,4}/gu), ({ 0: signs, index: start }) => ({
    start,
    signs,
  }));
}

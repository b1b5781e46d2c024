/** The last look before coins leave for good; then the codes are asked for. */
import { Button } from "@parley/ui/button";
import { DialogClose } from "@parley/ui/dialog";
import { Notice } from "@parley/ui/notice";
import { useState } from "react";
import { usePhrase, useRichPhrase } from "../../shell/phrase.tsx";
import { fiatOf, personOf } from "./amounts.tsx";
import type { TriggeredProps } from "./cancel-dialog.tsx";
import { LeavingCoins } from "./leaving-coins.tsx";
import { OrderDialog } from "./order-dialog.tsx";

export function ReleaseDialog({ order, work, trigger }: TriggeredProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const [isOpen, setIsOpen] = useState(false);
  const { crypto, counterparty } = order;
  const release = () => {
    // The codes have a dialog of their own, which takes the place of this one.
    setIsOpen(false);
    void work.act({ action: "release" }, t("order.release.done"));
  };
  return (
    <OrderDialog
      title={t("order.release.title")}
      description={rich("order.release.text", {
        amount: fiatOf(order),
        name: personOf(counterparty.realName),
        token: crypto,
      })}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      footer={
        <>
          <DialogClose button={<Button tone="secondary">{t("order.action.goBack")}</Button>} />
          <Button onClick={release}>{t("order.action.release")}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <LeavingCoins order={order} />
        <Notice tone="warning">{t("order.release.checkAccount")}</Notice>
      </div>
    </OrderDialog>
  );
}

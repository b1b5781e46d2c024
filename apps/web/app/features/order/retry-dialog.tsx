/** The last look before coins that were stopped leave for good. */
import { Button } from "@parley/ui/button";
import { DialogClose } from "@parley/ui/dialog";
import { Notice } from "@parley/ui/notice";
import { useState } from "react";
import { usePhrase, useRichPhrase } from "../../shell/phrase.tsx";
import { coinsOf } from "./amounts.tsx";
import { LeavingCoins } from "./leaving-coins.tsx";
import { OrderDialog } from "./order-dialog.tsx";
import type { OrderPartProps } from "./order-part.ts";

export function RetryDialog({ order, work }: OrderPartProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const [isOpen, setIsOpen] = useState(false);
  const { crypto, receiveQuantity, appeal } = order;
  const retry = () => {
    // In an appeal codes are asked for, in a dialog of their own that takes the place of this one.
    setIsOpen(false);
    void work.act({ action: "retry" }, t("order.retry.done"));
  };
  return (
    <OrderDialog
      title={t("order.retry.title")}
      description={rich("order.retry.text", {
        amount: coinsOf(order, receiveQuantity),
        token: crypto,
      })}
      trigger={<Button isBusy={work.busy === "retry"}>{t("order.action.retry")}</Button>}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      footer={
        <>
          <DialogClose button={<Button tone="secondary">{t("order.action.goBack")}</Button>} />
          <Button onClick={retry}>{t("order.action.retry")}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <LeavingCoins order={order} />
        {appeal === "open" && <Notice tone="warning">{t("order.retry.endsAppeal")}</Notice>}
      </div>
    </OrderDialog>
  );
}

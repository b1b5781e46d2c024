/** The last look before coins that were stopped leave for good. */
import { Button } from "@parley/ui/button";
import { DialogClose } from "@parley/ui/dialog";
import { Money } from "@parley/ui/money";
import { Notice } from "@parley/ui/notice";
import { useState } from "react";
import { usePhrase, useRichPhrase } from "../../shell/phrase.tsx";
import { FactList } from "../../shell/trade/fact-list.tsx";
import { coinsOf } from "./amounts.tsx";
import { OrderDialog } from "./order-dialog.tsx";
import { DIGITS, type OrderPartProps } from "./order-part.ts";

export function RetryDialog({ order, work }: OrderPartProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const [isOpen, setIsOpen] = useState(false);
  const { crypto, counterparty, quantity, receiveQuantity, appeal } = order;
  const coins = (amount: string) => <Money amount={amount} unit={crypto} {...DIGITS} />;
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
        <FactList
          facts={[
            [
              t("order.field.paymentAmount"),
              <Money key="fiat" amount={order.fiatAmount} unit={order.fiat} />,
            ],
            [t("order.release.fromName"), counterparty.realName],
            [t("order.release.leaves"), coins(quantity)],
            [t("order.field.buyerReceives"), coins(receiveQuantity)],
          ]}
        />
        {appeal === "open" && <Notice tone="warning">{t("order.retry.endsAppeal")}</Notice>}
      </div>
    </OrderDialog>
  );
}

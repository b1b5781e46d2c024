/** The paying account declared by the buyer. */
import { Notice } from "@parley/ui/feedback/notice";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { FactList } from "../../../shared/trade/fact-list.tsx";
import { personOf } from "./amounts.tsx";
import type { Order } from "../model/order.ts";

/** The seller is also shown that none was declared. */
export function DeclaredPayer({ order: { payer, role, paidAt, counterparty } }: { order: Order }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  if (paidAt === null || (payer === null && role === "buyer")) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t("order.payer.title")}</h3>
      {payer === null ? (
        <Notice tone="warning">{t("order.payer.none")}</Notice>
      ) : (
        <FactList
          facts={[
            [t("order.payer.name"), payer.name],
            [t("order.payer.accountEnd"), payer.accountEnd],
          ]}
        />
      )}
      {payer?.nameDiffers === true && (
        <Notice tone={role === "seller" ? "danger" : "warning"}>
          {role === "seller"
            ? rich("order.payer.differs.seller", { name: personOf(counterparty.realName) })
            : t("order.payer.differs.buyer")}
        </Notice>
      )}
    </section>
  );
}

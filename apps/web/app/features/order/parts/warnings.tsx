/** Warnings to buyers before they pay, and to sellers before they release. */
import { Notice } from "@parley/ui/feedback/notice";
import type { ReactNode } from "react";
import { usePhrase, useRichPhrase } from "../../../shell/locale/phrase.tsx";
import type { Order } from "../model/order.ts";

export function BuyerWarnings({ order }: { order: Order }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  return (
    <Warnings>
      <li>
        {rich("shell.join.sentences", {
          before: t("order.pay.ownAccount"),
          after: rich("order.pay.ownName", { name: <strong key="name">{order.ownName}</strong> }),
        })}
      </li>
      <li>{t("order.pay.noRemarks")}</li>
      <li>{t("order.pay.doNotCancel")}</li>
      <li>{t("order.pay.noPrivateTrading")}</li>
      <li>{t("order.paid.warning")}</li>
    </Warnings>
  );
}

export function SellerWarnings({ order }: { order: Order }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const name = <strong key="name">{order.counterparty.realName}</strong>;
  return (
    <Warnings>
      <li>{rich("order.receive.nameMustMatch", { name })}</li>
      <li>{t("order.release.checkAccount")}</li>
    </Warnings>
  );
}

function Warnings({ children }: { children: ReactNode }) {
  const t = usePhrase();
  return (
    <Notice tone="warning" title={t("order.page.warnings")}>
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-4">{children}</ul>
    </Notice>
  );
}

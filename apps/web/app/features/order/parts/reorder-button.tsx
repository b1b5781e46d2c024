/** Leads back to the offer that was taken, or to the listing of its market when it is gone. */
import { queryAdvDetail } from "@parley/contract/endpoints/market/offers";
import { Button } from "@parley/ui/controls/button";
import { useState } from "react";
import { useNavigate } from "react-router";
import { getApi } from "../../../shell/api/api.ts";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import type { Order } from "../model/order.ts";

/** What keeps an offer from being taken for longer than a moment. */
const GONE: ReadonlySet<string> = new Set(["offerNotOnline", "marketDisabled", "offerHidden"]);

export function ReorderButton({ order }: { order: Order }) {
  const t = usePhrase();
  const navigate = useNavigate();
  const toPath = useLocalPath();
  const [isBusy, setIsBusy] = useState(false);
  const { advId, type, crypto, fiat, fiatAmount } = order;
  const side = type === "B" ? "buy" : "sell";
  const reorder = async () => {
    setIsBusy(true);
    const found = await getApi().call(queryAdvDetail, { advId });
    setIsBusy(false);
    const isThere = found.ok && !found.data.reasons.some((reason) => GONE.has(reason));
    const path = isThere
      ? `/p2p/${side}/detail/${advId}?amount=${fiatAmount}`
      : `/p2p/${side}?crypto=${crypto}&fiat=${fiat}`;
    await navigate(toPath(path));
  };
  return (
    <Button isBusy={isBusy} onClick={() => void reorder()}>
      {t("order.action.reorder")}
    </Button>
  );
}

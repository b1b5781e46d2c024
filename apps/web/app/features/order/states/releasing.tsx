import { Spinner } from "@parley/ui/controls/spinner";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import type { OrderPartProps } from "../model/order-part.ts";
import { StateFrame } from "../parts/state-frame.tsx";

/** No action is needed: the platform moves the coins. */
export function Releasing({ order }: OrderPartProps) {
  const t = usePhrase();
  return (
    <StateFrame
      order={order}
      sign={<Spinner className="mt-1 size-5" />}
      title={t("order.title.releasing")}
      text={t(`order.now.releasing.${order.role}`, { token: order.crypto })}
    />
  );
}

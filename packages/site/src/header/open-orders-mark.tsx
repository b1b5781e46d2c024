/** How many orders wait for an action, after the link to them. */
import { useFrame } from "../frame-context.tsx";
import { usePhrase } from "../phrase.tsx";
import { CountMark } from "./count-mark.tsx";

export function OpenOrdersMark() {
  const t = usePhrase();
  const { openOrders } = useFrame();
  return (
    <CountMark
      count={openOrders}
      words={(count) => t("frame.nav.openOrders", { count })}
      className="ms-1.5"
    />
  );
}

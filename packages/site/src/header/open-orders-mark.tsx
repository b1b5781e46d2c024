/** How many orders wait for an action, after the link to them. */
import { useFrame } from "../frame-context.tsx";
import { usePhrase } from "../phrase.tsx";

/** A larger number does not fit. */
const MOST = 99;

export function OpenOrdersMark() {
  const t = usePhrase();
  const { openOrders: count } = useFrame();
  if (count === null || count === 0) return null;
  return (
    <>
      <span
        aria-hidden
        className="figures bg-accent-fill text-on-fill ms-1.5 inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-full px-1 text-xs leading-none font-semibold"
      >
        {count > MOST ? `${MOST}+` : count}
      </span>
      <span className="sr-only"> {t("frame.nav.openOrders", { count })}</span>
    </>
  );
}

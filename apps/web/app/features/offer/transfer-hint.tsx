/** Below an amount that exceeds the spot balance: the way to move coins there from another wallet. */
import { Button } from "@parley/ui/controls/button";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import { useRevalidator } from "react-router";
import { useLive } from "../../shell/live/use-live.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { openTransfer } from "../../shell/state/public-store.ts";

export function TransferHint({ crypto }: { readonly crypto: string }) {
  const t = usePhrase();
  const { revalidate } = useRevalidator();
  useLive("balance", () => void revalidate());
  return (
    <Button
      tone="secondary"
      icon={<ArrowLeftRight aria-hidden className="size-4" />}
      onClick={() => openTransfer(crypto, "spot")}
    >
      {t("detail.form.transfer", { token: crypto })}
    </Button>
  );
}

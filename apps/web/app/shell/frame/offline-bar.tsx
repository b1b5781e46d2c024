/** Says that the network is gone, for as long as it is. */
import WifiOff from "lucide-react/icons/wifi-off";
import { usePhrase } from "../locale/phrase.tsx";
import { usePublic } from "../state/public-store.ts";

export function OfflineBar() {
  const t = usePhrase();
  const isOnline = usePublic((state) => state.isOnline);
  return (
    <output className="block">
      {!isOnline && (
        <span className="bg-warning-soft text-warning flex items-center justify-center gap-2 px-4 py-2 text-sm">
          <WifiOff className="size-4 shrink-0" aria-hidden="true" />
          {t("shell.offline")}
        </span>
      )}
    </output>
  );
}

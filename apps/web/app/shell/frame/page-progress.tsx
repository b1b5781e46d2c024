/**
 * A line at the upper edge while the next page is loading, so that the reader does not press twice.
 */
import { Progress } from "@parley/ui/data/progress";
import { useNavigation } from "react-router";
import { usePhrase } from "../locale/phrase.tsx";
import { useIsLate } from "../page/use-is-late.ts";

export function PageProgress() {
  const t = usePhrase();
  const isLate = useIsLate(useNavigation().state !== "idle");
  if (!isLate) return null;
  return (
    <Progress
      label={t("shell.loading")}
      className="fixed inset-x-0 top-0 z-overlay h-[3px] rounded-none"
    />
  );
}

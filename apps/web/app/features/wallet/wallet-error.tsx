/** A page of the wallet that could not be reached at all, as without a network. Its tabs stay. */
import { Card } from "@parley/ui/card";
import { useRevalidator } from "react-router";
import { usePhrase } from "../../shell/phrase.tsx";
import { usePublic } from "../../shell/public-store.ts";
import { LoadFailed } from "./load-failed.tsx";

export function WalletError() {
  const t = usePhrase();
  const isOnline = usePublic((state) => state.isOnline);
  const { revalidate, state } = useRevalidator();
  return (
    <Card>
      <title>{t("wallet.meta.title")}</title>
      <LoadFailed
        message={isOnline ? t("shell.error.internalText") : ""}
        isRetrying={state === "loading"}
        onRetry={() => void revalidate()}
      />
    </Card>
  );
}

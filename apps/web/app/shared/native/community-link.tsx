/** The app's community, for readers inside it. */
import { Button } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import { Suspense } from "react";
import { AreaPhrases } from "../../shell/locale/area-phrases.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { useIsInApp } from "../../shell/native/in-app.ts";

export function CommunityLink() {
  if (!useIsInApp()) return null;
  return (
    <Suspense>
      <AreaPhrases areas={["native"]}>
        <Community />
      </AreaPhrases>
    </Suspense>
  );
}

function Community() {
  const t = usePhrase();
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {t("native.community.text")}
        <Button tone="secondary" onClick={() => void openCommunity()}>
          {t("native.community.open")}
        </Button>
      </div>
    </Notice>
  );
}

async function openCommunity(): Promise<void> {
  const { getBridge } = await import("../../shell/native/browser-bridge.ts");
  // Not the web's way: this page is where that leads.
  await getBridge().ask("goToCommunity", {});
}

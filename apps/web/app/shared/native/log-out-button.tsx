/** The way out inside the native app, where no header has one. */
import { Button } from "@parley/ui/controls/button";
import { notify } from "@parley/ui/feedback/toast";
import { Suspense, useState } from "react";
import { AreaPhrases } from "../../shell/locale/area-phrases.tsx";
import { useFailureText } from "../../shell/locale/failure-text.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { useIsInApp } from "../../shell/native/in-app.ts";
import { useLocalPath } from "../../shell/page/page-data.ts";

export function AppLogOut() {
  if (!useIsInApp()) return null;
  return (
    <Suspense>
      <AreaPhrases areas={["native"]}>
        <LogOutButton />
      </AreaPhrases>
    </Suspense>
  );
}

const NOT_LOADED = { name: "networkError", message: "" };

function LogOutButton() {
  const t = usePhrase();
  const toPath = useLocalPath();
  const textOf = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  const leave = async () => {
    setIsBusy(true);
    const code = await import("../../shell/session/log-out.ts").catch(() => null);
    const failure = code === null ? NOT_LOADED : await code.logOutByHand(toPath("/p2p/buy"));
    if (failure === null) return;
    notify({ tone: "danger", text: textOf(failure) });
    setIsBusy(false);
  };
  return (
    <Button tone="danger" isBusy={isBusy} onClick={() => void leave()} className="self-start">
      {t("native.logOut")}
    </Button>
  );
}

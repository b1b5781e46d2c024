/**
 * The login inside the native app: the app itself asks for it, and puts the session's cookies into
 * the web view before it answers. An app that does not know the call leaves the form to the page.
 */
import { Button } from "@parley/ui/controls/button";
import { ErrorState } from "@parley/ui/feedback/error-state";
import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { AreaPhrases } from "../../../shell/locale/area-phrases.tsx";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { hasSessionOf } from "../../../shell/native/app-session.ts";
import { getBridge } from "../../../shell/native/browser-bridge.ts";
import { AuthCard } from "../parts/auth-card.tsx";

export interface AppLoginProps {
  /** Path and query of the page that needs the login. */
  readonly returnTo: string;
  readonly onDone: () => void;
  /** In place of the app's own login, where it has none. */
  readonly form: ReactNode;
}

/** Asked again at any time: the app may have forgotten the first question. */
type Stage = "asking" | "failed" | "form";

export default function AppLogin({ form, ...rest }: AppLoginProps) {
  const [stage, setStage] = useState<Stage>("asking");
  if (stage === "form") return form;
  return (
    <Suspense>
      <AreaPhrases areas={["native"]}>
        <Panel {...rest} stage={stage} onStage={setStage} />
      </AreaPhrases>
    </Suspense>
  );
}

interface PanelProps extends Omit<AppLoginProps, "form"> {
  readonly stage: Stage;
  readonly onStage: (stage: Stage) => void;
}

function Panel({ returnTo, onDone, stage, onStage }: PanelProps) {
  const t = usePhrase();
  const isAsked = useRef(false);
  const ask = useEffectEvent(async (isFirst: boolean) => {
    onStage("asking");
    const next = await logInByApp(returnTo, isFirst);
    if (next === "done") onDone();
    else onStage(next);
  });
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void ask(true);
  }, []);
  const again = () => void ask(false);
  if (stage === "failed") {
    return (
      <AuthCard title={t("native.login.title")}>
        <ErrorState
          title={t("native.login.failed")}
          retryLabel={t("native.login.button")}
          onRetry={again}
        />
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t("native.login.title")} text={t("native.login.text")}>
      <Button isWide onClick={again}>
        {t("native.login.button")}
      </Button>
    </AuthCard>
  );
}

/** A reader who is logged in in the app already only needs the cookies. */
async function logInByApp(returnTo: string, isFirst: boolean): Promise<Stage | "done"> {
  const bridge = getBridge();
  if (isFirst) {
    const known = await bridge.ask("getUserAuth", {});
    if (known.ok && (await hasSessionOf(known.data))) return "done";
  }
  const result = await bridge.ask("goToAppLogin", { returnTo });
  if (!result.ok) return result.name === "unsupported" ? "form" : "failed";
  if (!result.data.isLoggedIn) return "asking";
  return (await hasSessionOf(result.data)) ? "done" : "failed";
}

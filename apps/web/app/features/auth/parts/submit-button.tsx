/** The main button of an account form. It waits for the page's scripts, which send the form. */
import { Button } from "@parley/ui/controls/button";
import { useIsHydrated } from "@parley/ui/controls/hydration";
import type { ReactNode } from "react";
import { usePhrase } from "../../../shell/locale/phrase.tsx";

export interface SubmitButtonProps {
  readonly isBusy: boolean;
  readonly isChecking?: boolean;
  readonly isWaiting?: boolean;
  readonly children: ReactNode;
}

export function SubmitButton({ isBusy, isChecking, isWaiting, children }: SubmitButtonProps) {
  const t = usePhrase();
  const isReady = useIsHydrated();
  return (
    <div className="flex flex-col gap-1.5">
      <Button
        type="submit"
        size="large"
        isWide
        isBusy={isBusy}
        disabled={!isReady || isWaiting === true}
      >
        {children}
      </Button>
      <output className="text-muted block text-center text-xs empty:hidden">
        {isChecking === true && t("auth.checking")}
      </output>
      <noscript>
        <p className="text-danger text-center text-xs">{t("auth.noScript")}</p>
      </noscript>
    </div>
  );
}

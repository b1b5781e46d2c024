/** Whether this device gets push notifications. The native app has its own. */
import { Card } from "@parley/ui/data/card";
import { Switch } from "@parley/ui/controls/switch";
import { Notice } from "@parley/ui/feedback/notice";
import { usePushState } from "../../shared/notifications/use-push-state.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { useIsInApp } from "../../shell/native/in-app.ts";

const OBSTACLES = {
  unsupported: "install.push.unsupported",
  homeScreen: "install.push.homeScreen",
  blocked: "install.push.blocked",
} as const;

export function PushSettings() {
  const t = usePhrase();
  const isInApp = useIsInApp();
  const { state, isBusy, choose } = usePushState();
  if (isInApp) return null;
  const obstacle = state === null || state === "on" || state === "off" ? null : OBSTACLES[state];
  const isDisabled = state === null || obstacle !== null || isBusy;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-base font-semibold">{t("install.push.title")}</h2>
        <p className="text-muted text-sm">{t("install.push.text")}</p>
      </div>
      <Switch
        label={
          <span className="flex flex-col">
            <span className="font-medium">{t("install.push.switch")}</span>
            <span className={isDisabled ? "text-xs" : "text-muted text-xs"}>
              {t("install.push.switch.text")}
            </span>
          </span>
        }
        checked={state === "on"}
        disabled={isDisabled}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      {obstacle !== null && <Notice>{t(obstacle)}</Notice>}
    </Card>
  );
}

/** How an advertiser learns of new orders on this device: by a tone, and by notifications. */
import { Switch } from "@parley/ui/controls/switch";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { useIsInApp } from "../../../shell/native/in-app.ts";
import { SoundSwitch } from "../../../shared/notifications/sound-switch.tsx";
import { usePushState } from "../../../shared/notifications/use-push-state.ts";

const OBSTACLES = {
  unsupported: "install.push.unsupported",
  homeScreen: "install.push.homeScreen",
  blocked: "install.push.blocked",
} as const;

export function NewOrderAlerts() {
  const t = usePhrase();
  const isInApp = useIsInApp();
  // The native app has notifications of its own.
  return (
    <fieldset className="border-line grid gap-x-8 gap-y-3 border-t pt-3 sm:grid-cols-2">
      <legend className="sr-only">{t("install.sound.title")}</legend>
      <SoundSwitch />
      {!isInApp && <PushSwitch />}
    </fieldset>
  );
}

/** The browser asks for permission when it is turned on, never before. */
function PushSwitch() {
  const t = usePhrase();
  const { state, isBusy, choose } = usePushState();
  const obstacle = state === null || state === "on" || state === "off" ? null : OBSTACLES[state];
  return (
    <Switch
      label={
        <span className="flex flex-col">
          <span className="font-medium">{t("install.push.title")}</span>
          <span className="text-muted text-xs">{t(obstacle ?? "install.push.switch.text")}</span>
        </span>
      }
      checked={state === "on"}
      disabled={state === null || obstacle !== null || isBusy}
      onChange={({ currentTarget }) => choose(currentTarget.checked)}
    />
  );
}

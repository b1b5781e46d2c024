/** Whether this device gets push notifications. The native app has its own. */
import { Card } from "@parley/ui/data/card";
import { Switch } from "@parley/ui/controls/switch";
import { Notice } from "@parley/ui/feedback/notice";
import { notify } from "@parley/ui/feedback/toast";
import { useEffect, useState } from "react";
import { useFailureToast } from "../../shared/security/failure-toast.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { useIsInApp } from "../../shell/native/in-app.ts";
import { readPushState, turnOffPush, turnOnPush, type PushState } from "./push-device.ts";

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

/** The state is null until the browser was asked; where it cannot be found out, it counts as off. */
function usePushState() {
  const t = usePhrase();
  const fail = useFailureToast();
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void readPushState().then(
      (found) => isLeft || setState(found),
      () => isLeft || setState("off"),
    );
    return () => {
      isLeft = true;
    };
  }, []);

  const turnOn = async () => {
    const turned = await turnOnPush();
    if (typeof turned === "object") return fail(turned);
    if (turned === "refused") return notify({ tone: "danger", text: t("install.push.refused") });
    if (turned === "failed") return notify({ tone: "danger", text: t("install.push.failed") });
    setState(turned);
    if (turned === "on") notify({ tone: "success", text: t("install.push.isOn") });
  };
  const turnOff = async () => {
    const failure = await turnOffPush();
    if (failure !== null) return fail(failure);
    setState("off");
    notify({ tone: "success", text: t("install.push.isOff") });
  };
  const choose = async (isOn: boolean) => {
    setIsBusy(true);
    await (isOn ? turnOn() : turnOff());
    setIsBusy(false);
  };
  return { state, isBusy, choose: (isOn: boolean) => void choose(isOn) };
}

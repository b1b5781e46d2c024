/** Whether this device receives pushes, and the switch that changes it: the browser asks then. */
import { notify } from "@parley/ui/feedback/toast";
import { useEffect, useState } from "react";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { useFailureToast } from "../security/failure-toast.ts";
import { readPushState, turnOffPush, turnOnPush, type PushState } from "./push-device.ts";

/** The state is null until the browser was asked; where it cannot be found out, it counts as off. */
export function usePushState() {
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

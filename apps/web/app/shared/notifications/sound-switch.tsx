/** Whether a new order sounds on this device. Turning it on plays it once. */
import { Switch } from "@parley/ui/controls/switch";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { armSound, playSound, setSoundOn, useIsSoundOn } from "./order-sound.ts";

export function SoundSwitch() {
  const t = usePhrase();
  const isOn = useIsSoundOn();
  return (
    <Switch
      label={
        <span className="flex flex-col">
          <span className="font-medium">{t("install.sound.switch")}</span>
          <span className="text-muted text-xs">{t("install.sound.text")}</span>
        </span>
      }
      checked={isOn}
      onChange={({ currentTarget: { checked } }) => {
        setSoundOn(checked);
        if (!checked) return;
        armSound();
        playSound();
      }}
    />
  );
}

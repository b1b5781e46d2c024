/** The password, and changing it. */
import { Button } from "@parley/ui/controls/button";
import { Time } from "@parley/ui/data/time";
import KeyRound from "lucide-react/icons/key-round";
import { useState } from "react";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { SettingRow } from "./setting-row.tsx";

export function PasswordRow({ changedAt }: { readonly changedAt: number }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingRow
      id="password"
      icon={<KeyRound aria-hidden className="size-5" />}
      title={t("security.password")}
      text={t("security.password.use")}
      state={
        <span className="text-muted text-xs">
          {rich("security.password.changedAt", {
            time: <Time key="time" at={changedAt} form="day" />,
          })}
        </span>
      }
      actions={
        <Button tone="secondary" size="small" onClick={() => setIsOpen(true)}>
          {t("security.change")}
        </Button>
      }
    >
      {isOpen && <PasswordDialog onClose={() => setIsOpen(false)} />}
    </SettingRow>
  );
}

/** Which kinds are also mailed. A switch takes effect at once and moves back on failure. */
import { setNotificationSettings } from "@parley/contract/endpoints/site/notifications";
import {
  SWITCHABLE_GROUPS,
  type SwitchableGroup,
} from "@parley/domain/notification/notification-kind";
import { Badge } from "@parley/ui/data/badge";
import { Card } from "@parley/ui/data/card";
import { Switch } from "@parley/ui/controls/switch";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { getApi } from "../../shell/api/api.ts";
import { useFailureToast } from "../../shared/security/failure-toast.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import type { NotificationsData } from "./load-notifications.ts";

export function MailSettings({ mail }: Pick<NotificationsData, "mail">) {
  const t = usePhrase();
  const { chosen, choose } = useChoice(mail);
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-base font-semibold">{t("notification.settings")}</h2>
        <p className="text-muted text-sm">{t("notification.settings.text")}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {SWITCHABLE_GROUPS.map((group) => (
          <li key={group}>
            <Switch
              label={<GroupLabel group={group} />}
              checked={chosen[group]}
              onChange={({ currentTarget }) => choose(group, currentTarget.checked)}
            />
          </li>
        ))}
        <li className="flex items-center justify-between gap-3 text-sm">
          <GroupLabel group="security" />
          <Badge className="shrink-0 whitespace-nowrap">{t("notification.settings.always")}</Badge>
        </li>
      </ul>
    </Card>
  );
}

function GroupLabel({ group }: { group: SwitchableGroup | "security" }) {
  const t = usePhrase();
  return (
    <span className="flex flex-col">
      <span className="font-medium">{t(`notification.group.${group}`)}</span>
      <span className="text-muted text-xs">{t(`notification.settings.${group}`)}</span>
    </span>
  );
}

function useChoice(mail: NotificationsData["mail"]) {
  const t = usePhrase();
  const fail = useFailureToast();
  /** What is on its way to the server, or has just arrived there. */
  const [changed, setChanged] = useState<Partial<NotificationsData["mail"]>>({});
  const send = async (group: SwitchableGroup, isOn: boolean) => {
    setChanged((before) => ({ ...before, [group]: isOn }));
    const saved = await getApi().call(setNotificationSettings, { mail: { [group]: isOn } });
    if (saved.ok) {
      notify({ tone: "success", text: t("notification.settings.saved") });
      return;
    }
    setChanged((before) => ({ ...before, [group]: !isOn }));
    fail(saved);
  };
  return {
    chosen: { ...mail, ...changed },
    choose: (group: SwitchableGroup, isOn: boolean) => void send(group, isOn),
  };
}

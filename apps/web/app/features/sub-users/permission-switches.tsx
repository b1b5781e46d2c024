/** What a sub-user may do. A switch moves once the server has said that it took effect. */
import { setSubUserPermissions } from "@parley/contract/endpoints/sub-users";
import { PERMISSIONS, type Permission } from "@parley/domain/account/permission";
import { Switch } from "@parley/ui/switch";
import { notify } from "@parley/ui/toast";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { getApi } from "../../shell/api.ts";
import { usePhrase } from "../../shell/phrase.tsx";
import { NotDone } from "../../shell/security/not-done.tsx";
import { useWrite } from "../../shell/security/use-write.ts";
import { withPermission, type SubUser } from "./sub-user.ts";

type Rights = Pick<SubUser, "permissions" | "useAdminTwoFactor">;

export function PermissionSwitches({ subUser }: { subUser: SubUser }) {
  const t = usePhrase();
  const write = useWrite();
  const { revalidate } = useRevalidator();
  /** What was asked for last, to be tried again. */
  const [wanted, setWanted] = useState<Rights | null>(null);
  const { permissions, useAdminTwoFactor } = subUser;
  const { uid, username } = subUser;

  const change = async (rights: Rights) => {
    setWanted(rights);
    const input = { subUid: uid, ...rights };
    const result = await write.run(input, async (idempotencyKey) => {
      const saved = await getApi().call(setSubUserPermissions, input, { idempotencyKey });
      // Still busy until the list shows it, so that the next change builds on this one.
      if (saved.ok) await revalidate();
      return saved;
    });
    if (result?.ok !== true) return;
    notify({ tone: "success", text: t("account.subUsers.saved", { name: username }) });
  };
  const give = (permission: Permission, isGiven: boolean) =>
    change({ permissions: withPermission(permissions, permission, isGiven), useAdminTwoFactor });

  return (
    <fieldset
      aria-busy={write.isBusy}
      className="aria-busy:opacity-60 flex w-full flex-col gap-1.5 text-start"
    >
      <legend className="sr-only">{t("account.subUsers.permissionsOf", { name: username })}</legend>
      {PERMISSIONS.map((permission) => (
        <Switch
          key={permission}
          label={t(`account.subUsers.permission.${permission}`)}
          checked={permissions.includes(permission)}
          onChange={(event) => void give(permission, event.currentTarget.checked)}
        />
      ))}
      <Switch
        label={t("account.subUsers.useAdminTwoFactor")}
        checked={useAdminTwoFactor}
        onChange={(event) =>
          void change({ permissions, useAdminTwoFactor: event.currentTarget.checked })
        }
      />
      <NotDone
        title={t("account.subUsers.notDone.change")}
        failure={write.failure}
        isBusy={write.isBusy}
        onRetry={() => {
          if (wanted !== null) void change(wanted);
        }}
      />
    </fieldset>
  );
}

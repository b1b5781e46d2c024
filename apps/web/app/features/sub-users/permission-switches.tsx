/** What a sub-user may do. A switch takes effect at once and moves back when that failed. */
import { setSubUserPermissions } from "@parley/contract/endpoints/sub-users";
import { PERMISSIONS, type Permission } from "@parley/domain/account/permission";
import { Switch } from "@parley/ui/switch";
import { notify } from "@parley/ui/toast";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { getApi } from "../../shell/api.ts";
import { useFailureToast } from "../../shell/failure-toast.ts";
import { usePhrase } from "../../shell/phrase.tsx";
import { withPermission, type SubUser } from "./sub-user.ts";

type Rights = Pick<SubUser, "permissions" | "useAdminTwoFactor">;

export function PermissionSwitches({ subUser }: { subUser: SubUser }) {
  const t = usePhrase();
  const showFailure = useFailureToast();
  const { revalidate } = useRevalidator();
  /** What is on its way to the server, shown as if it had arrived. */
  const [underWay, setUnderWay] = useState<Rights | null>(null);
  const { permissions, useAdminTwoFactor } = underWay ?? subUser;
  const { uid, username } = subUser;

  const change = async (rights: Rights) => {
    if (underWay !== null) return;
    setUnderWay(rights);
    const result = await getApi().call(setSubUserPermissions, { subUid: uid, ...rights });
    if (result.ok) {
      notify({ tone: "success", text: t("account.subUsers.saved", { name: username }) });
      await revalidate();
    } else showFailure(result);
    setUnderWay(null);
  };
  const give = (permission: Permission, isGiven: boolean) =>
    change({ permissions: withPermission(permissions, permission, isGiven), useAdminTwoFactor });

  return (
    <fieldset aria-busy={underWay !== null} className="flex w-full flex-col gap-1.5 text-start">
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
    </fieldset>
  );
}

/**
 * What a sub-user may do. A switch moves once the server has said that it took effect. Taking a
 * permission away needs nothing more; giving one asks for codes first.
 */
import { setSubUserPermissions } from "@parley/contract/endpoints/identity/sub-users";
import { givesRights, PERMISSIONS, type Permission } from "@parley/domain/account/permission";
import { Switch } from "@parley/ui/controls/switch";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { NotDone } from "../../shared/forms/not-done.tsx";
import { sendSealed } from "../../shared/security/seal-request.ts";
import { carryOut } from "../../shared/security/security-requests.ts";
import { useSubmission } from "../../shared/forms/use-submission.ts";
import type { Attempt } from "../../shared/security/codes/verification.ts";
import { withPermission, type SubUser } from "./sub-user.ts";

type Rights = Pick<SubUser, "permissions" | "useAdminTwoFactor">;

export function PermissionSwitches({ subUser }: { subUser: SubUser }) {
  const t = usePhrase();
  const { revalidate } = useRevalidator();
  /** The last request, to be retried. */
  const [wanted, setWanted] = useState<Rights | null>(null);
  const { permissions, useAdminTwoFactor } = subUser;
  const { uid, username } = subUser;

  const tellSaved = () =>
    notify({ tone: "success", text: t("account.subUsers.saved", { name: username }) });

  const saving = useSubmission(
    async (input: Rights & { readonly subUid: string }, options) => {
      const saved = await getApi().call(setSubUserPermissions, input, options);
      // Still busy until the list shows it, so that the next change builds on this one.
      if (saved.ok) await revalidate();
      return saved;
    },
    { onDone: tellSaved },
  );

  const giveWithCodes = async (body: Rights & { readonly subUid: string }) => {
    const send = ({ codes, idempotencyKey }: Attempt) =>
      sendSealed(
        { action: "sub-users", subject: uid, codes, body },
        idempotencyKey,
        (sealed, options) => getApi().call(setSubUserPermissions, sealed, options),
      );
    const notDone = t("account.subUsers.notDone.change");
    if ((await carryOut("sub-users", uid, send, { notDone })) === null) return;
    await revalidate();
    tellSaved();
  };

  const change = async (rights: Rights) => {
    setWanted(rights);
    const input = { subUid: uid, ...rights };
    if (isGiving(subUser, rights)) {
      saving.forget();
      await giveWithCodes(input);
    } else await saving.submit(input);
  };
  const give = (permission: Permission, isGiven: boolean) =>
    change({ permissions: withPermission(permissions, permission, isGiven), useAdminTwoFactor });

  return (
    <fieldset
      aria-busy={saving.isBusy}
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
        {...saving}
        onRetry={() => {
          if (wanted !== null) void change(wanted);
        }}
      />
    </fieldset>
  );
}

function isGiving(before: Rights, after: Rights): boolean {
  const toRights = ({ permissions, useAdminTwoFactor }: Rights) => ({
    permissions,
    usesMasterTwoFactor: useAdminTwoFactor,
  });
  return givesRights(toRights(before), toRights(after));
}

/** Who works here, who is invited, and the ways to invite and to leave. */
import type { EndpointReply } from "@parley/contract/endpoint";
import {
  inviteStaff,
  leaveStaff,
  listInvitations,
  listStaff,
  revokeInvitation,
} from "@parley/contract/endpoints/staff/members";
import { mayChangeRole, STAFF_ROLES, type StaffRole } from "@parley/domain/staff/staff-right";
import { Badge } from "@parley/ui/data/badge";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { TextInput } from "@parley/ui/controls/text-input";
import { Time } from "@parley/ui/data/time";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { Panel } from "../../parts/panel.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { api, read } from "../../shell/api.ts";
import { ROLE_NAMES } from "../../shell/role-names.ts";
import { loadSession, useHasRight, useStaffSession } from "../../shell/session.ts";

type Member = EndpointReply<typeof listStaff>[number];
type Invitation = EndpointReply<typeof listInvitations>["list"][number];

interface LoadedStaff {
  readonly members: readonly Member[];
  readonly invitations: readonly Invitation[];
}

export async function loadStaff(): Promise<LoadedStaff> {
  const [members, { rights }] = await Promise.all([read(listStaff, {}), loadSession()]);
  const maySee = rights.includes("setRoles");
  const invitations = maySee ? (await read(listInvitations, { pageSize: 50 })).list : [];
  return { members, invitations };
}

export function StaffPage() {
  const { members, invitations } = useLoaderData<LoadedStaff>();
  const mayInvite = useHasRight()("setRoles");
  const [isInviting, setIsInviting] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-lg font-semibold">Staff</h1>
        {mayInvite && <Button onClick={() => setIsInviting(true)}>Invite</Button>}
      </header>
      <Panel title="Members">
        <ul className="flex flex-col">
          {members.map((member) => (
            <MemberRow key={member.uid} member={member} />
          ))}
        </ul>
      </Panel>
      {mayInvite && (
        <Panel title="Invitations">
          {invitations.length === 0 && <p className="text-sm text-muted">None yet.</p>}
          <ul className="flex flex-col">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.invitationId} invitation={invitation} />
            ))}
          </ul>
        </Panel>
      )}
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </div>
  );
}

const ROW =
  "border-line flex flex-wrap items-center gap-x-4 gap-y-1 border-b py-2.5 text-sm first:pt-0 last:border-b-0 last:pb-0";

function MemberRow({ member }: { readonly member: Member }) {
  const { uid, role } = useStaffSession();
  const mayDo = useHasRight();
  const [isLeaving, setIsLeaving] = useState(false);
  const isSelf = member.uid === uid;
  const mayRemove = isSelf || (mayDo("setRoles") && mayChangeRole(role, member.role, null));
  return (
    <li className={ROW}>
      <span className="font-medium">{member.staffName}</span>
      <span className="text-muted">{member.username}</span>
      <Badge>{ROLE_NAMES[member.role]}</Badge>
      <span className="text-muted">
        {member.openCases === 1 ? "1 open case" : `${member.openCases} open cases`}
      </span>
      {member.lastSeenAt !== null && (
        <span className="text-muted">
          seen <Time at={member.lastSeenAt} />
        </span>
      )}
      {mayRemove && (
        <Button tone="quiet" size="small" className="ms-auto" onClick={() => setIsLeaving(true)}>
          {isSelf ? "Leave" : "Take the role away"}
        </Button>
      )}
      {isLeaving && (
        <ReasonDialog
          title={isSelf ? "Leave the staff" : `Take the role of ${member.staffName} away`}
          description="Sessions of staff end at once, and claimed cases go back to their queues."
          confirmLabel={isSelf ? "Leave" : "Take away"}
          tone="danger"
          subject={member.uid}
          done="The role is taken away."
          decide={({ codes, idempotencyKey }, reason) =>
            api.call(leaveStaff, { uid: member.uid, reason, codes }, { idempotencyKey })
          }
          onClose={() => setIsLeaving(false)}
        />
      )}
    </li>
  );
}

function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const { invitationId, email, role, state } = invitation;
  const [isRevoking, setIsRevoking] = useState(false);
  return (
    <li className={ROW}>
      <span className="font-medium">{email}</span>
      <Badge>{ROLE_NAMES[role]}</Badge>
      <span className="text-muted">
        {state}, until <Time at={invitation.expiresAt} />
      </span>
      {state === "open" && (
        <Button tone="quiet" size="small" className="ms-auto" onClick={() => setIsRevoking(true)}>
          Revoke
        </Button>
      )}
      {isRevoking && (
        <ReasonDialog
          title={`Revoke the invitation of ${email}`}
          confirmLabel="Revoke"
          tone="danger"
          subject={invitationId}
          done="The invitation is revoked."
          decide={({ codes, idempotencyKey }, reason) =>
            api.call(revokeInvitation, { invitationId, reason, codes }, { idempotencyKey })
          }
          onClose={() => setIsRevoking(false)}
        />
      )}
    </li>
  );
}

function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { role: own } = useStaffSession();
  const roles = STAFF_ROLES.filter((role) => mayChangeRole(own, null, role));
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<StaffRole | null>(roles[0] ?? null);
  return (
    <ReasonDialog
      title="Invite a member of staff"
      description="The link is mailed and is good for 72 hours, for the account of this address alone."
      confirmLabel="Invite"
      subject={email.trim()}
      done="The invitation is sent."
      problem={!email.includes("@") || role === null ? "Enter an e-mail address." : null}
      decide={({ codes, idempotencyKey }, reason) =>
        api.call(
          inviteStaff,
          { email: email.trim(), role: role ?? "agent", reason, codes },
          { idempotencyKey },
        )
      }
      onClose={onClose}
    >
      <Field label="E-mail address" isRequired>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label="Role" isRequired>
        {(control) => (
          <NativeSelect
            {...control}
            options={roles.map((one) => ({ value: one, label: ROLE_NAMES[one] }))}
            value={role}
            onValueChange={setRole}
          />
        )}
      </Field>
    </ReasonDialog>
  );
}

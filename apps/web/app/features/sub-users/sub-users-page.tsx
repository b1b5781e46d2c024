/** The sub-users of a master account: who they are, what they may do, and whether they may enter. */
import { MOST_SUB_USERS } from "@parley/domain/account/permission";
import { Avatar } from "@parley/ui/data/avatar";
import { Badge } from "@parley/ui/data/badge";
import { Card } from "@parley/ui/data/card";
import { EmptyState } from "@parley/ui/feedback/empty-state";
import { Table, type Column } from "@parley/ui/data/table";
import { Time } from "@parley/ui/data/time";
import { PageHeading } from "../../shell/page/page-heading.tsx";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { CreateDialog } from "./create-dialog.tsx";
import { FreezeButton } from "./freeze-button.tsx";
import { PermissionSwitches } from "./permission-switches.tsx";
import type { SubUser } from "./sub-user.ts";
import { PageTitle } from "../../shell/page/head.tsx";

export function SubUsersPage({ subUsers }: { subUsers: readonly SubUser[] }) {
  const t = usePhrase();
  const isFull = subUsers.length >= MOST_SUB_USERS;
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{t("account.subUsers.title")}</PageTitle>
      <PageHeading
        title={t("account.subUsers.title")}
        text={t("account.subUsers.text")}
        action={
          subUsers.length > 0 && (
            <div className="flex items-center gap-3">
              <span className="figures text-muted text-sm">
                {t("account.subUsers.count", { count: subUsers.length, most: MOST_SUB_USERS })}
              </span>
              <CreateDialog isDisabled={isFull} />
            </div>
          )
        }
      />
      {subUsers.length === 0 ? (
        <Card>
          <EmptyState
            title={t("account.subUsers.empty")}
            text={t("account.subUsers.emptyText")}
            action={<CreateDialog />}
          />
        </Card>
      ) : (
        <div className="lg:border-line lg:bg-surface lg:overflow-hidden lg:rounded-lg lg:border">
          <SubUserTable subUsers={subUsers} />
        </div>
      )}
    </div>
  );
}

const personCell = (subUser: SubUser) => <Person subUser={subUser} />;
const permissionsCell = (subUser: SubUser) => <PermissionSwitches subUser={subUser} />;
const statusCell = (subUser: SubUser) => <Status subUser={subUser} />;
const actionCell = (subUser: SubUser) => <FreezeButton subUser={subUser} />;

function SubUserTable({ subUsers }: { subUsers: readonly SubUser[] }) {
  const t = usePhrase();
  const columns: readonly Column<SubUser>[] = [
    {
      key: "name",
      header: t("account.subUsers.name"),
      card: "head",
      cell: personCell,
    },
    {
      key: "permissions",
      header: t("account.subUsers.permissions"),
      card: "foot",
      cell: permissionsCell,
    },
    {
      key: "status",
      header: t("account.subUsers.status"),
      cell: statusCell,
    },
    {
      key: "action",
      header: t("account.subUsers.action"),
      align: "end",
      card: "foot",
      cell: actionCell,
    },
  ];
  return (
    <Table
      caption={t("account.subUsers.title")}
      columns={columns}
      rows={subUsers}
      rowKey={({ uid }) => uid}
    />
  );
}

function Person({ subUser }: { subUser: SubUser }) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { username, account, lastSeenAt } = subUser;
  return (
    <div className="flex items-center gap-3">
      <Avatar name={username} />
      <div className="min-w-0">
        <p className="truncate font-medium">{username}</p>
        <p className="text-muted truncate text-xs">{account}</p>
        <p className="text-muted text-xs">
          {lastSeenAt === null
            ? t("account.subUsers.neverSeen")
            : rich("account.subUsers.lastSeen", { time: <Time key="time" at={lastSeenAt} /> })}
        </p>
      </div>
    </div>
  );
}

function Status({ subUser: { isFrozen } }: { subUser: SubUser }) {
  const t = usePhrase();
  return (
    <Badge tone={isFrozen ? "danger" : "success"}>
      {t(isFrozen ? "account.subUsers.frozen" : "account.subUsers.active")}
    </Badge>
  );
}

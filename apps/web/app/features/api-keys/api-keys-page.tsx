/** The keys of a user's programs: what each may do, from where, when it was used, and its end. */
import { useNumbers } from "@parley/ui/data/language";
import { useLimitText } from "../../shared/trade/worth.tsx";
import { MOST_API_KEYS } from "@parley/domain/security/api-key";
import { Badge } from "@parley/ui/data/badge";
import { Card } from "@parley/ui/data/card";
import { Table, type Column } from "@parley/ui/data/table";
import { Time } from "@parley/ui/data/time";
import { EmptyState } from "@parley/ui/feedback/empty-state";
import { PageHeading } from "../../shell/page/page-heading.tsx";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import type { ApiKey } from "./api-key.ts";
import { CreateDialog } from "./create-dialog.tsx";
import { RevokeButton } from "./revoke-button.tsx";
import { PageTitle } from "../../shell/page/head.tsx";

/** The document of the calls, beside the site's own pages. */
const DOCS_PATH = "/api/docs";

export function ApiKeysPage({ keys }: { keys: readonly ApiKey[] }) {
  const t = usePhrase();
  const own = keys.filter(({ subUser, state }) => subUser === null && state !== "revoked").length;
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{t("api.title")}</PageTitle>
      <PageHeading
        title={t("api.title")}
        text={t("api.text")}
        action={
          keys.length > 0 && (
            <div className="flex items-center gap-3">
              <span className="figures text-muted text-sm">
                {t("api.count", { count: own, most: MOST_API_KEYS })}
              </span>
              <CreateDialog isDisabled={own >= MOST_API_KEYS} />
            </div>
          )
        }
      />
      <a
        href={DOCS_PATH}
        className="text-accent -my-3 flex min-h-11 items-center self-start text-sm font-medium hover:underline"
      >
        {t("api.docs")}
      </a>
      {keys.length === 0 ? (
        <Card>
          <EmptyState title={t("api.empty")} text={t("api.emptyText")} action={<CreateDialog />} />
        </Card>
      ) : (
        <div className="lg:border-line lg:bg-surface lg:overflow-hidden lg:rounded-lg lg:border">
          <KeyTable keys={keys} />
        </div>
      )}
    </div>
  );
}

const nameCell = (key: ApiKey) => <Name apiKey={key} />;
const permissionsCell = (key: ApiKey) => <Permissions apiKey={key} />;
const limitsCell = (key: ApiKey) => <Limits apiKey={key} />;
const lastUseCell = (key: ApiKey) => <LastUse apiKey={key} />;
const stateCell = (key: ApiKey) => <State apiKey={key} />;
const actionCell = (key: ApiKey) =>
  key.state === "revoked" ? null : <RevokeButton apiKey={key} />;

function KeyTable({ keys }: { keys: readonly ApiKey[] }) {
  const t = usePhrase();
  const columns: readonly Column<ApiKey>[] = [
    { key: "name", header: t("api.key"), card: "head", cell: nameCell },
    { key: "permissions", header: t("api.permissions"), cell: permissionsCell },
    { key: "limits", header: t("api.limits"), cell: limitsCell },
    { key: "lastUse", header: t("api.lastUse"), cell: lastUseCell },
    { key: "state", header: t("api.state"), cell: stateCell },
    { key: "action", header: t("api.action"), align: "end", card: "foot", cell: actionCell },
  ];
  return (
    <Table caption={t("api.title")} columns={columns} rows={keys} rowKey={({ keyId }) => keyId} />
  );
}

interface CellProps {
  readonly apiKey: ApiKey;
}

function Name({ apiKey: { name, keyId, createdAt, subUser } }: CellProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  return (
    <div className="min-w-0">
      <p className="truncate font-medium">{name}</p>
      <p className="text-muted font-mono text-xs break-all">{keyId}</p>
      {subUser !== null && (
        <p className="text-muted text-xs">{t("api.of", { name: subUser.username })}</p>
      )}
      <p className="text-muted text-xs">
        {rich("api.created", { time: <Time key="time" at={createdAt} form="day" /> })}
      </p>
    </div>
  );
}

function Permissions({ apiKey: { permissions } }: CellProps) {
  const t = usePhrase();
  return (
    <ul className="flex flex-wrap gap-1">
      {permissions.map((permission) => (
        <li key={permission}>
          <Badge tone={permission === "read" || permission === "trade" ? "neutral" : "warning"}>
            {t(`api.permission.${permission}`)}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

function Limits({ apiKey }: CellProps) {
  const t = usePhrase();
  const { number } = useNumbers();
  const limitText = useLimitText();
  const { addresses, releaseCapPerDay, releasedUsd, withdrawCapPerDay, withdrawnUsd } = apiKey;
  return (
    <div className="flex flex-col gap-0.5 text-xs lg:text-start">
      {addresses.length === 0 ? (
        <span>{t("api.anyAddress")}</span>
      ) : (
        <span className="font-mono break-all">{addresses.join(" ")}</span>
      )}
      {releaseCapPerDay !== null && (
        <span className="text-muted">
          {t("api.releaseUse", {
            used: number(releasedUsd),
            cap: limitText(releaseCapPerDay),
          })}
        </span>
      )}
      {withdrawCapPerDay !== null && (
        <span className="text-muted">
          {t("api.withdrawUse", {
            used: number(withdrawnUsd),
            cap: limitText(withdrawCapPerDay),
          })}
        </span>
      )}
    </div>
  );
}

function LastUse({ apiKey: { lastUsedAt, lastUsedAddress } }: CellProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  return (
    <span className="text-xs">
      {lastUsedAt === null || lastUsedAddress === null
        ? t("api.neverUsed")
        : rich("api.usedFrom", {
            time: <Time key="time" at={lastUsedAt} />,
            address: lastUsedAddress,
          })}
    </span>
  );
}

const TONES = { active: "success", expired: "neutral", revoked: "danger" } as const;

function State({ apiKey: { state, expiresAt, revokedFor } }: CellProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  return (
    <div className="flex flex-col items-end gap-1 text-xs lg:items-start lg:text-start">
      <Badge tone={TONES[state]}>{t(`api.state.${state}`)}</Badge>
      <span className="text-muted">
        {revokedFor === null
          ? expiresAt === null
            ? t("api.neverExpires")
            : rich("api.expires", {
                time: <Time key="time" at={expiresAt} form="day" />,
              })
          : t(`api.revokedFor.${revokedFor}`)}
      </span>
    </div>
  );
}

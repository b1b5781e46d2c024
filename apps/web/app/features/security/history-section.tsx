/** Logins and tries that failed, page by page. */
import { Badge, type BadgeTone } from "@parley/ui/data/badge";
import { EmptyState } from "@parley/ui/feedback/empty-state";
import { Pagination } from "@parley/ui/navigation/pagination";
import { Table, type Column } from "@parley/ui/data/table";
import { Time } from "@parley/ui/data/time";
import { useLocation, useNavigate } from "react-router";
import { usePhrase, type Phrase } from "../../shell/locale/phrase.tsx";
import { HISTORY_PARAMETER, type LoginEntry, type SecurityData } from "./load-security.ts";
import { NetworkAddress } from "./network-address.tsx";
import { SecuritySection } from "./security-section.tsx";

export function HistorySection({ history }: { readonly history: SecurityData["history"] }) {
  const t = usePhrase();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const pageCount = Math.ceil(history.total / history.pageSize);
  const hrefOf = (page: number) => {
    const query = new URLSearchParams(search);
    query.set(HISTORY_PARAMETER, String(page));
    return `${pathname}?${query}`;
  };
  return (
    <SecuritySection title={t("security.history")} text={t("security.history.text")}>
      <div className="lg:-mx-3">
        <Table
          caption={t("security.history")}
          columns={historyColumns(t)}
          rows={history.list}
          rowKey={({ at, device, outcome }) => `${at} ${device} ${outcome}`}
          empty={<EmptyState title={t("security.history.none")} />}
        />
      </div>
      {pageCount > 1 && (
        <Pagination
          page={history.page}
          pageCount={pageCount}
          hrefOf={hrefOf}
          onPageChange={(page) => void navigate(hrefOf(page))}
          labels={{
            pages: t("security.pages"),
            previous: t("security.pages.previous"),
            next: t("security.pages.next"),
            page: (page) => t("security.pages.page", { page }),
          }}
        />
      )}
    </SecuritySection>
  );
}

const TONES = {
  loggedIn: "success",
  verificationAsked: "neutral",
  wrongPassword: "danger",
  wrongCode: "danger",
} as const satisfies Record<LoginEntry["outcome"], BadgeTone>;

function historyColumns(t: Phrase): Column<LoginEntry>[] {
  return [
    {
      key: "at",
      header: t("security.history.at"),
      card: "head",
      cell: ({ at }) => <Time at={at} />,
    },
    {
      key: "outcome",
      header: t("security.history.outcome"),
      cell: ({ outcome }) => (
        <Badge tone={TONES[outcome]} className="text-start">
          {t(`security.history.outcome.${outcome}`)}
        </Badge>
      ),
    },
    {
      key: "method",
      header: t("security.history.method"),
      cell: ({ method }) => t(`security.history.method.${method}`),
    },
    {
      key: "device",
      header: t("security.devices.device"),
      cell: ({ device, isNewDevice }) => (
        <span className="inline-flex flex-wrap items-center justify-end gap-2 lg:justify-start">
          {device || t("security.devices.unknown")}
          {isNewDevice && <Badge>{t("security.history.newDevice")}</Badge>}
        </span>
      ),
    },
    {
      key: "address",
      header: t("security.devices.address"),
      cell: ({ address }) => <NetworkAddress address={address} />,
    },
  ];
}

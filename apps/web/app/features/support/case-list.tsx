/** The reader's cases with their states; each leads to its thread. */
import type { SupportState } from "@parley/domain/support/support-case";
import { Badge, type BadgeTone } from "@parley/ui/data/badge";
import { Card } from "@parley/ui/data/card";
import { Link } from "react-router";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { Time } from "@parley/ui/data/time";
import { CONTACT_PATH, contactPath } from "../../shell/page/contact-path.ts";
import type { CaseList as Cases, ListedCase } from "./load-contact.ts";

const TONES = {
  open: "warning",
  claimed: "accent",
  answered: "success",
  closed: "neutral",
} as const satisfies Record<SupportState, BadgeTone>;

export function StateBadge({ state }: { readonly state: SupportState }) {
  const t = usePhrase();
  return <Badge tone={TONES[state]}>{t(`support.state.${state}`)}</Badge>;
}

export interface CaseListProps {
  /** Null when they could not be read. */
  readonly cases: Cases | null;
  readonly chosen: string | null;
}

export function CaseList({ cases, chosen }: CaseListProps) {
  const t = usePhrase();
  return (
    <section aria-labelledby="own-cases" className="min-w-0">
      <Card className="flex flex-col gap-3">
        <h2 id="own-cases" className="text-lg font-semibold">
          {t("support.cases")}
        </h2>
        {cases === null && <p className="text-muted">{t("shell.error.requestFailed")}</p>}
        {cases?.total === 0 && <p className="text-muted">{t("support.cases.none")}</p>}
        {cases !== null && cases.list.length > 0 && (
          <ul className="divide-line -mx-2 flex flex-col divide-y">
            {cases.list.map((one) => (
              <Row key={one.caseId} listed={one} isChosen={one.caseId === chosen} />
            ))}
          </ul>
        )}
        {cases !== null && <Pages {...cases} />}
      </Card>
    </section>
  );
}

function Row({ listed, isChosen }: { readonly listed: ListedCase; readonly isChosen: boolean }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { caseId, subject, state, movedAt } = listed;
  return (
    <li>
      <Link
        to={toPath(contactPath({ caseId }))}
        aria-current={isChosen ? "page" : undefined}
        className={`hover:bg-hover flex flex-col gap-1 rounded px-2 py-2.5 ${isChosen ? "bg-active" : ""}`}
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 font-medium">{t(`support.subject.${subject}`)}</span>
          <Time at={movedAt} form="brief" className="text-muted shrink-0 text-xs" />
        </span>
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <StateBadge state={state} />
          <span className="figures text-muted text-xs">{caseId}</span>
        </span>
      </Link>
    </li>
  );
}

function Pages({ page, pageSize, total }: Pick<Cases, "page" | "pageSize" | "total">) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const isLast = page * pageSize >= total;
  if (page === 1 && isLast) return null;
  const linkTo = (target: number, label: string) => (
    <Link
      to={toPath(`${CONTACT_PATH}?page=${target}`)}
      className="text-accent inline-flex min-h-9 items-center text-sm hover:underline"
    >
      {label}
    </Link>
  );
  return (
    <div className="flex justify-between gap-3">
      {page > 1 && linkTo(page - 1, t("support.cases.newer"))}
      {!isLast && linkTo(page + 1, t("support.cases.older"))}
    </div>
  );
}

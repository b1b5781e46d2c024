/** For a reader whose session has ended: why, as soon as the server has answered. */
import { sessionEnd } from "@parley/contract/endpoints/identity/account";
import type { SessionEnd } from "@parley/domain/security/session-end";
import { Notice } from "@parley/ui/feedback/notice";
import { useData } from "../../../shared/data/use-data.ts";
import { getApi } from "../../../shell/api/api.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";

/** What may be the act of a stranger is a warning. */
const WARNINGS: ReadonlySet<SessionEnd> = new Set(["otherDevice", "passwordChanged"]);

export function EndedNotice() {
  const t = usePhrase();
  const { data } = useData({ read: () => getApi().call(sessionEnd, {}) });
  const cause = data?.cause ?? null;
  // Who logged out in another tab needs no reason.
  if (cause === null || cause === "loggedOut") {
    return <Notice>{t("shell.account.sessionEnded")}</Notice>;
  }
  return (
    <Notice tone={WARNINGS.has(cause) ? "warning" : "info"}>{t(`auth.ended.${cause}`)}</Notice>
  );
}

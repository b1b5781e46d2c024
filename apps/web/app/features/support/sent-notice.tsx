/** What was sent, under which number, and where the answer will be. */
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import { Link } from "react-router";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { contactPath } from "../../shell/page/contact-path.ts";

export interface SentCase {
  readonly caseId: string;
  /** Where the answer is sent without a login. */
  readonly email: string | null;
}

export interface SentNoticeProps {
  readonly sent: SentCase;
  readonly onAnother: () => void;
}

export function SentNotice({ sent: { caseId, email }, onAnother }: SentNoticeProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const toPath = useLocalPath();
  return (
    <Notice tone="success" role="alert" title={t("support.sent.title")}>
      <p>
        {rich("support.sent.number", {
          number: (
            <span key="number" className="figures font-medium">
              {caseId}
            </span>
          ),
        })}
      </p>
      <p className="break-words">
        {email === null ? t("support.sent.account") : t("support.sent.email", { email })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {email === null && (
          <Link to={toPath(contactPath({ caseId }))} className={buttonClass({ tone: "secondary" })}>
            {t("support.sent.view")}
          </Link>
        )}
        <Button tone="quiet" onClick={onAnother}>
          {t("support.sent.another")}
        </Button>
      </div>
    </Notice>
  );
}

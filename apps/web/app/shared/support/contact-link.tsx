/** Leads to customer service from wherever people may need it, with the subject already chosen. */
import type { SupportSubject } from "@parley/domain/support/support-case";
import LifeBuoy from "lucide-react/icons/life-buoy";
import { Link } from "react-router";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { contactPath } from "../../shell/page/contact-path.ts";

export interface ContactLinkProps {
  readonly subject?: SupportSubject | undefined;
  readonly orderId?: string | undefined;
  /** `plain`: a line of its own below a page. `strong`: inside a notice, where it is the way on. */
  readonly look?: "plain" | "strong";
}

const LOOKS = {
  plain: "text-muted hover:text-ink gap-1.5 self-start text-sm",
  strong: "text-accent font-medium hover:underline",
} as const;

export function ContactLink({ subject, orderId, look = "plain" }: ContactLinkProps) {
  const t = usePhrase();
  const toPath = useLocalPath();
  return (
    <Link
      to={toPath(contactPath({ subject, orderId }))}
      className={`inline-flex min-h-8 items-center ${LOOKS[look]}`}
    >
      {look === "plain" && <LifeBuoy aria-hidden className="text-accent size-4" />}
      {t("shell.contact")}
    </Link>
  );
}

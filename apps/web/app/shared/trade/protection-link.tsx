/** Leads to the article about what protects a trade, from wherever people decide about money. */
import ShieldCheck from "lucide-react/icons/shield-check";
import { Link } from "react-router";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";

export function ProtectionLink() {
  const t = usePhrase();
  const toPath = useLocalPath();
  return (
    <Link
      to={toPath("/help/protection")}
      className="text-muted hover:text-ink inline-flex min-h-8 items-center gap-1.5 self-start text-sm"
    >
      <ShieldCheck aria-hidden className="text-accent size-4" />
      {t("shell.protection")}
    </Link>
  );
}

/** What can be done while staff review the verification. */
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { useLocalPath } from "../../shell/page/page-data.ts";

const THINGS = [
  { path: "/p2p/buy", phrase: "start.meanwhile.market" },
  { path: "/help/protection", phrase: "start.meanwhile.help" },
  { path: "/account/notifications", phrase: "start.meanwhile.reach" },
  { path: "/account/security#anti-phishing", phrase: "start.meanwhile.phishing" },
] as const;

export function Meanwhile() {
  const t = usePhrase();
  const toPath = useLocalPath();
  return (
    <section aria-labelledby="start-waiting" className="flex flex-col gap-2">
      <h2 id="start-waiting" tabIndex={-1} className="text-base font-semibold outline-none">
        {t("start.meanwhile")}
      </h2>
      <ul className="border-line bg-surface divide-line divide-y rounded-xl border">
        {THINGS.map(({ path, phrase }) => (
          <li key={path}>
            <Link
              to={toPath(path)}
              className="hover:bg-hover flex min-h-12 items-center justify-between gap-3 px-4 py-2 text-sm"
            >
              {t(phrase)}
              <ChevronRight aria-hidden className="text-muted size-4 shrink-0 rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way to the keys of the user's programs. */
import Braces from "lucide-react/icons/braces";
import { Link } from "react-router";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { SettingRow } from "./setting-row.tsx";

export function ApiKeysRow() {
  const t = usePhrase();
  const toPath = useLocalPath();
  return (
    <SettingRow
      id="api"
      icon={<Braces aria-hidden className="size-5" />}
      title={t("security.api.title")}
      text={t("security.api.text")}
      state={null}
      actions={
        <Link
          to={toPath("/account/api")}
          className="text-accent flex min-h-8 items-center text-sm font-medium hover:underline"
        >
          {t("security.api.manage")}
        </Link>
      }
    />
  );
}

import { SettingsPage } from "../../features/settings/settings-page.tsx";
import { pageContext } from "../../shell/page/page-context.ts";
import { THEME_COOKIE, themeOf } from "../../shell/state/theme.ts";
import type { Route } from "./+types/settings";

/** Also runs the guard of the account layout on every visit. */
export const loader = ({ context }: Route.LoaderArgs) => ({
  theme: themeOf(context.get(pageContext).cookies.get(THEME_COOKIE)),
});

export default function Settings({ loaderData }: Route.ComponentProps) {
  return <SettingsPage theme={loaderData.theme} />;
}

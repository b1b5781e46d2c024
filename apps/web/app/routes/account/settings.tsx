import { SettingsPage } from "../../features/settings/settings-page.tsx";

/** Present so that every visit runs the guard of the account layout on the server. */
export const loader = () => null;

export default function Settings() {
  return <SettingsPage />;
}

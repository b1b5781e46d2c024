import { readStatementPage } from "../../features/wallet/statement/load-statement.ts";
import { StatementPage } from "../../features/wallet/statement/statement-page.tsx";
import { pageContext } from "../../shell/page/page-context.ts";
import type { Route } from "./+types/statement";

export { WalletError as ErrorBoundary } from "../../features/wallet/parts/wallet-error.tsx";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readStatementPage(context.get(pageContext).api, url);

export default function Statement({ loaderData }: Route.ComponentProps) {
  return <StatementPage {...loaderData} />;
}

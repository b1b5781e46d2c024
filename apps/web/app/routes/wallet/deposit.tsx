import { DepositPage } from "../../features/wallet/deposit/deposit-page.tsx";
import { readDepositPage } from "../../features/wallet/deposit/load-deposit.ts";
import { pageContext } from "../../shell/page/page-context.ts";
import type { Route } from "./+types/deposit";

export { WalletError as ErrorBoundary } from "../../features/wallet/parts/wallet-error.tsx";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readDepositPage(context.get(pageContext).api, url);

export default function Deposit({ loaderData }: Route.ComponentProps) {
  return <DepositPage {...loaderData} />;
}

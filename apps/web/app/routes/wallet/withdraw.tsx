import { readWithdrawPage } from "../../features/wallet/load-withdraw.ts";
import { WithdrawPage } from "../../features/wallet/withdraw-page.tsx";
import { pageContext } from "../../shell/page-context.ts";
import type { Route } from "./+types/withdraw";

export { WalletError as ErrorBoundary } from "../../features/wallet/wallet-error.tsx";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readWithdrawPage(context.get(pageContext).api, url);

export default function Withdraw({ loaderData }: Route.ComponentProps) {
  return <WithdrawPage {...loaderData} />;
}

import { readWithdrawPage } from "../../features/wallet/withdraw/load-withdraw.ts";
import { WithdrawPage } from "../../features/wallet/withdraw/withdraw-page.tsx";
import { pageContext } from "../../shell/page/page-context.ts";
import type { Route } from "./+types/withdraw";

export { WalletError as ErrorBoundary } from "../../features/wallet/parts/wallet-error.tsx";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readWithdrawPage(context.get(pageContext).api, url);

export default function Withdraw({ loaderData }: Route.ComponentProps) {
  return <WithdrawPage {...loaderData} />;
}

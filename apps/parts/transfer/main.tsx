/** Moves coins between the user's wallets. Open while the shared store's `iceTransferShow` is true. */
import { setShared } from "@parley/site/parts/shared-store";
import { TransferDialog } from "@parley/site/transfer/transfer-dialog";
import { TransferWaiting } from "@parley/site/transfer/transfer-waiting";
import { useShared } from "@parley/site/use-shared";
import { useMemo } from "react";
import { createPartApi } from "../runtime/api.ts";
import { reactPart, type PartProps } from "../runtime/react-part.tsx";
import { useCoins, useOwnWallets, useTransfer, type TransferParts } from "./use-transfer.ts";

function TransferPart(props: PartProps) {
  const isOpen = useShared("iceTransferShow") === true;
  const asset = useShared("iceTransferAsset") ?? "";
  const to = useShared("iceTransferTo") ?? "futures";
  const { lang, apiDomain, isLogin } = props.data;
  const api = useMemo(() => createPartApi({ lang, apiDomain }), [lang, apiDomain]);
  if (!isOpen || !isLogin) return null;
  return <Open {...props} key={asset} api={api} asset={asset} to={to} />;
}

type OpenProps = PartProps & Pick<TransferParts, "api" | "asset" | "to">;

function Open({ data, host, api, asset, to }: OpenProps) {
  const coins = useCoins(api);
  const wallets = useOwnWallets(api);
  if (coins.data !== null && wallets.data !== null) {
    const found = { coins: coins.data, wallets: wallets.data };
    return <Loaded data={data} host={host} api={api} asset={asset} to={to} {...found} />;
  }
  const reload = () => {
    void coins.reload();
    void wallets.reload();
  };
  return (
    <TransferWaiting
      isFailed={coins.isFailed || wallets.isFailed}
      onRetry={reload}
      onClose={() => setShared("iceTransferShow", false)}
    />
  );
}

function Loaded(parts: TransferParts) {
  return <TransferDialog transfer={useTransfer(parts)} />;
}

export const { mount, update, unmount } = reactPart(TransferPart, ["shell", "wallet"]);

/** Coin and network of a page are part of its address, so that a link leads to the same place. */
import { useLocation, useNavigate, useNavigation } from "react-router";
import { ASSET_PARAMETER, NETWORK_PARAMETER } from "./chain-coins.ts";

export interface ChainChoice {
  /** The choice once the pending page is loaded. */
  readonly asset: string | null;
  readonly network: string | null;
  readonly isChanging: boolean;
  readonly choose: (asset: string, network: string | null) => void;
}

export function useChainChoice(asset: string | null, network: string | null): ChainChoice {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const choose = (wanted: string, on: string | null) => {
    const query = new URLSearchParams({
      [ASSET_PARAMETER]: wanted,
      ...(on === null ? {} : { [NETWORK_PARAMETER]: on }),
    });
    void navigate(`${pathname}?${query}`, { replace: true });
  };
  if (next?.pathname !== pathname) return { asset, network, isChanging: false, choose };
  const query = new URLSearchParams(next.search);
  return {
    asset: query.get(ASSET_PARAMETER) ?? asset,
    network: query.get(NETWORK_PARAMETER),
    isChanging: true,
    choose,
  };
}

/** The switch in the head of My Offers: off takes every offer offline, on brings back exactly those. */
import { Button } from "@parley/ui/controls/button";
import { useIsHydrated } from "@parley/ui/controls/hydration";
import { Switch } from "@parley/ui/controls/switch";
import { Card } from "@parley/ui/data/card";
import { Notice } from "@parley/ui/feedback/notice";
import { Link } from "react-router";
import { NotDone } from "../../../shared/forms/not-done.tsx";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import type { OfferCounts } from "./load-my-offers.ts";
import { NewOrderAlerts } from "./new-order-alerts.tsx";
import { useSwitchAll, type LeftOffline } from "./use-switch-all.ts";

export function OffersSwitch({ counts }: { readonly counts: OfferCounts }) {
  const t = usePhrase();
  const isReady = useIsHydrated();
  const { press, isBusy, wanted, left, failed } = useSwitchAll();
  const { online, switchedOff } = counts;
  const isOn = online > 0;
  // While the call is under way the switch is where it was pressed to; then where the server says.
  const isShownOn = isBusy && wanted !== null ? wanted === "online" : isOn;
  return (
    <Card className="flex flex-col gap-3">
      <Switch
        label={
          <span className="flex flex-col gap-0.5">
            <span className="font-medium">{t("mine.switch")}</span>
            <span className="text-muted text-xs">
              {t("mine.switch.online", { count: online })}
              {switchedOff > 0 && ` · ${t("mine.switch.off", { count: switchedOff })}`}
            </span>
          </span>
        }
        checked={isShownOn}
        disabled={!isReady || isBusy || (online === 0 && switchedOff === 0)}
        onChange={({ currentTarget }) => void press(currentTarget.checked ? "online" : "paused")}
      />
      {isOn && switchedOff > 0 && (
        <Button
          tone="secondary"
          size="small"
          isBusy={isBusy && wanted === "online"}
          className="self-start max-sm:min-h-11"
          onClick={() => void press("online")}
        >
          {t("mine.switch.bringBack", { count: switchedOff })}
        </Button>
      )}
      {left.length > 0 && <Left offers={left} />}
      <NewOrderAlerts />
      <NotDone
        title={failed === null ? "" : t(`mine.switch.notDone.${failed.state}`)}
        failure={failed?.failure ?? null}
        isBusy={isBusy}
        onRetry={() => {
          if (failed !== null) void press(failed.state);
        }}
      />
    </Card>
  );
}

/** Each with its reason, and the way to change it. */
function Left({ offers }: { readonly offers: LeftOffline }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  return (
    <Notice tone="warning" role="alert" title={t("mine.switch.left", { count: offers.length })}>
      <ul className="flex flex-col gap-1">
        {offers.map(({ advId, side, crypto, fiat, message }) => (
          <li key={advId} className="flex flex-wrap gap-x-2">
            <Link to={toPath(`/p2p/offers/${advId}`)} className="text-accent font-medium underline">
              {`${t(`mine.side.${side}`)} ${crypto} / ${fiat}`}
            </Link>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

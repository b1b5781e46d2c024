/** The switch in the head of My Offers: off takes every offer offline, on brings back exactly those. */
import { Button } from "@parley/ui/controls/button";
import { useIsHydrated } from "@parley/ui/controls/hydration";
import { Switch } from "@parley/ui/controls/switch";
import { Card } from "@parley/ui/data/card";
import { Notice } from "@parley/ui/feedback/notice";
import { Link } from "react-router";
import { FilterSheet, SheetButton } from "../../../shared/forms/filter-sheet.tsx";
import { NotDone } from "../../../shared/forms/not-done.tsx";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import type { OfferCounts } from "./load-my-offers.ts";
import { NewOrderAlerts } from "./new-order-alerts.tsx";
import type { OfferFilter } from "./offer-filter.ts";
import { OfferFilters } from "./offer-filters.tsx";
import { useSwitchAll, type LeftOffline } from "./use-switch-all.ts";

const SHEET_ID = "offer-controls";

export interface OffersSwitchProps {
  readonly counts: OfferCounts;
  readonly filter: OfferFilter;
}

/** A phone shows the switch alone, with the rest in a sheet behind the button beside it. */
export function OffersSwitch({ counts, filter }: OffersSwitchProps) {
  const t = usePhrase();
  const count = [filter.side, filter.crypto, filter.fiat].filter((one) => one !== null).length;
  const isReady = useIsHydrated();
  const { press, isBusy, wanted, left, failed } = useSwitchAll();
  const { online, switchedOff } = counts;
  const isOn = online > 0;
  // While the call is under way the switch is where it was pressed to; then where the server says.
  const isShownOn = isBusy && wanted !== null ? wanted === "online" : isOn;
  return (
    <Card className="flex flex-col gap-3 max-sm:px-3 max-sm:py-2">
      <div className="flex items-center gap-3">
        <Switch
          className="flex-1"
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
        <SheetButton
          sheetId={SHEET_ID}
          count={count}
          label={count === 0 ? t("mine.sheet") : t("mine.sheetActive", { count })}
        />
      </div>
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
      <FilterSheet id={SHEET_ID} title={t("mine.sheet")} doneLabel={t("offer.filter.show")}>
        <NewOrderAlerts />
        <OfferFilters filter={filter} kinds={counts.kinds} />
      </FilterSheet>
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

/** Express: what is wanted on one side, the best offer for it on the other. */
import { Card } from "@parley/ui/data/card";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { PageHeading } from "../../shell/page/page-heading.tsx";
import { PageMeta } from "../../shell/page/page-meta.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { ExpressForm } from "./express-form.tsx";
import { ExpressResult } from "./express-result.tsx";
import { questionOf, searchOfWish, type Wish } from "./express-wish.ts";
import type { ExpressData } from "./load-express.ts";
import { useExpressQuote } from "./use-express-quote.ts";

export function ExpressPage({ coins, currencies, methodNames, wish: asked, first }: ExpressData) {
  const t = usePhrase();
  const [wish, setWish] = useState(asked);
  useAddress(wish, wish !== asked);
  const coin = coins.find(({ code }) => code === wish.crypto) ?? coins[0];
  const currency = currencies.find(({ code }) => code === wish.fiat) ?? currencies[0];
  const question =
    coin === undefined || currency === undefined ? null : questionOf(wish, coin, currency);
  const state = useExpressQuote(question, first);
  if (coin === undefined || currency === undefined) return null;
  const choices = { coins, currencies, methodNames, coin, currency };
  return (
    <div className="flex flex-col gap-6">
      <PageMeta title={t("express.meta.title")} description={t("express.meta.description")} />
      <PageHeading title={t("express.title")} text={t("express.lead")} />
      <div className="grid gap-5 md:grid-cols-2">
        <Card>
          <ExpressForm wish={wish} choices={choices} onChange={setWish} />
        </Card>
        <Card className="flex flex-col">
          <ExpressResult
            wish={wish}
            hasQuestion={question !== null}
            state={state}
            onChange={setWish}
          />
        </Card>
      </div>
    </div>
  );
}

const PAUSE_MS = 400;

/** The address follows what was chosen, so that going back and sharing lead to the same. */
function useAddress(wish: Wish, isChanged: boolean): void {
  const navigate = useNavigate();
  const { pathname, search: written } = useLocation();
  const search = searchOfWish(wish);
  const isWritten = !isChanged || search === written;
  const write = useEffectEvent((next: string) => {
    void navigate(pathname + next, { replace: true });
  });
  useEffect(() => {
    if (isWritten) return undefined;
    const timer = setTimeout(() => write(search), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search, isWritten]);
}

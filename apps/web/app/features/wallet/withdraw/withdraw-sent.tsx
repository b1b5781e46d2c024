/** In place of the form once a withdrawal is on its way: what was sent where, and what to do next. */
import { SentArt } from "@parley/ui/art/sent";
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { Money } from "@parley/ui/data/money";
import { DIGITS } from "@parley/site/digits";
import { FactList } from "@parley/site/fact-list";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { useLocalPath } from "../../../shell/page/page-data.ts";
import type { Reviewed } from "./send-withdrawal.ts";

export interface SentWithdrawal extends Pick<Reviewed, "request" | "network" | "quote"> {
  readonly withdrawalId: string;
  /** Large ones wait for staff, and the page says so. */
  readonly outcome: "waiting" | "underWay";
}

export interface WithdrawSentProps {
  readonly sent: SentWithdrawal;
  readonly onAgain: () => void;
}

export function WithdrawSent({ sent, onAgain }: WithdrawSentProps) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const title = useRef<HTMLHeadingElement>(null);
  const { request, network, quote, outcome } = sent;
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-col items-center gap-3 text-center">
        <SentArt />
        <h2 ref={title} tabIndex={-1} className="text-2xl font-bold outline-none">
          {t(`wallet.withdraw.done.${outcome}`)}
        </h2>
        <p className="text-xl font-semibold">
          <Money amount={quote.amount} unit={request.asset} {...DIGITS} />
        </p>
      </div>
      <p className="bg-sunken rounded-md p-3 text-center font-mono text-sm leading-6 break-all">
        {request.address}
      </p>
      <FactList
        facts={[
          { key: "network", label: t("wallet.network"), value: network.name },
          {
            key: "fee",
            label: t("wallet.withdraw.fee"),
            value: <Money amount={quote.fee} unit={request.asset} {...DIGITS} />,
          },
        ]}
      />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-center">
        <Button tone="secondary" onClick={onAgain}>
          {t("wallet.withdraw.another")}
        </Button>
        <Link to={toPath("/wallet")} className={buttonClass()}>
          {t("wallet.title")}
        </Link>
      </div>
    </Card>
  );
}

/** What was bought lately, and from when on it may leave the account. */
import { Money } from "@parley/ui/data/money";
import { Time } from "@parley/ui/data/time";
import { useRichPhrase } from "../../../shell/locale/phrase.tsx";
import { DIGITS } from "@parley/site/digits";

interface FreshNoteProps {
  readonly asset: string;
  readonly amount: string;
  readonly until: number;
}

export function FreshNote({ asset, amount, until }: FreshNoteProps) {
  const rich = useRichPhrase();
  return (
    <span className="text-muted text-xs font-normal">
      {rich("wallet.fresh.note", {
        amount: <Money key="amount" amount={amount} unit={asset} {...DIGITS} />,
        time: <Time key="time" at={until} />,
      })}
    </span>
  );
}

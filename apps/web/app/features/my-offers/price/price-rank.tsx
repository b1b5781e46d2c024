/** Beside a price field: the best competing price, the median, and the own place in the list. */
import { Money } from "@parley/ui/data/money";
import { Skeleton } from "@parley/ui/feedback/skeleton";
import type { ReactNode } from "react";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { usePriceRank, type KnownRank, type RankQuestion } from "./use-price-rank.ts";

/** With a question of its own. */
export function PriceRank({ question }: { readonly question: RankQuestion }) {
  return <RankFacts known={usePriceRank(question)} fiat={question.fiat} />;
}

export interface RankFactsProps {
  readonly known: KnownRank;
  readonly fiat: string;
}

export function RankFacts({ known: { rank, isCurrent }, fiat }: RankFactsProps) {
  const t = usePhrase();
  const price = (amount: string | null | undefined) =>
    rank === null ? (
      <Skeleton className="h-4 w-16" />
    ) : (
      <Money amount={amount ?? null} unit={amount === null ? undefined : fiat} />
    );
  return (
    <dl
      aria-label={t("mine.rank.title")}
      // On a phone three long prices are not side by side.
      className="border-line bg-sunken flex flex-wrap justify-between gap-x-4 gap-y-1 rounded-md border px-3 py-2 text-sm sm:grid sm:grid-cols-3 sm:gap-x-3"
    >
      <RankFact name={t("mine.rank.best")}>{price(rank?.best)}</RankFact>
      <RankFact name={t("mine.rank.median")}>{price(rank?.median)}</RankFact>
      <RankFact name={t("mine.rank.own")}>
        <output className={isCurrent ? "font-semibold" : "text-muted"}>
          {rank === null ? (
            <Skeleton className="h-4 w-16" />
          ) : (
            <Place known={{ rank, isCurrent }} />
          )}
        </output>
      </RankFact>
    </dl>
  );
}

/** The own offer is one of all. */
function Place({ known: { rank } }: { readonly known: KnownRank }) {
  const t = usePhrase();
  if (rank === null || rank.price === null) return "—";
  const { offers, capped } = rank;
  if (rank.rank === null) return t("mine.rank.beyond", { count: offers });
  return t(capped ? "mine.rank.placeOfMany" : "mine.rank.place", {
    rank: rank.rank,
    all: capped ? offers : offers + 1,
  });
}

function RankFact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex max-w-full min-w-0 flex-col">
      <dt className="text-muted text-xs sm:truncate">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

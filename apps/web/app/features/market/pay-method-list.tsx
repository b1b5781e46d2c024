import { usePhrase } from "../../shell/phrase.tsx";
import type { Market } from "./load-market.ts";

/** How people pay each other in this currency. */
export function PayMethodList({ payMethods }: Pick<Market, "payMethods">) {
  const t = usePhrase();
  return (
    <section
      aria-labelledby="methods-title"
      className="border-line bg-surface flex flex-col rounded-xl border"
    >
      <header className="border-line flex flex-wrap items-baseline justify-between gap-2 border-b px-5 py-4">
        <h2 id="methods-title" className="text-base font-semibold">
          {t("market.facts.methods")}
        </h2>
        <p className="text-muted">{t("market.facts.methodCount", { count: payMethods.length })}</p>
      </header>
      <ul className="grid gap-x-6 px-5 py-3 sm:grid-cols-2">
        {payMethods.map(({ code, name }) => (
          <li key={code} className="border-buy flex border-s-2 py-1 ps-3 my-1">
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

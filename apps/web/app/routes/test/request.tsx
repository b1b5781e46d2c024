import { listAssets } from "@parley/contract/endpoints/market/assets";
import { publicRates } from "@parley/contract/endpoints/market/rates";
import { Button } from "@parley/ui/controls/button";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { DeveloperPage, ValueTable } from "../../features/developer/developer-page.tsx";
import { getApi } from "../../shell/api/api.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { usePublic } from "../../shell/state/public-store.ts";
import { useFailureToast } from "../../shared/security/failure-toast.ts";

export const handle = { areas: ["test"] };

/** Each button sends one kind of call through the contract client and shows its result. */
export default function RequestTest() {
  const t = usePhrase();
  const showFailure = useFailureToast();
  const offset = usePublic((state) => state.serverTimeOffsetMs);
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const show = (answer: unknown) =>
    setAnswers((earlier) => [JSON.stringify(answer).slice(0, 300), ...earlier].slice(0, 8));
  const api = getApi;

  const calls = [
    ["test.request.plain", async () => show(await api().call(listAssets, {}))],
    [
      "test.request.cached",
      async () => show(await api().call(listAssets, {}, { cache: { maxAgeMs: 60_000 } })),
    ],
    [
      "test.request.repeated",
      async () => {
        const options = { abortPrevious: true };
        const both = [1, 2].map(() => api().call(publicRates, { assets: "BTC" }, options));
        show((await Promise.all(both)).map((result) => (result.ok ? "ok" : result.name)));
      },
    ],
    ["test.request.timeout", async () => show(await api().call(listAssets, {}, { timeoutMs: 0 }))],
    [
      "test.request.group",
      async () => {
        const result = await api().call(listAssets, {}, { withAccountGroup: true });
        show(result);
        if (!result.ok) showFailure(result);
      },
    ],
    [
      "test.request.refused",
      async () => {
        const result = await api().call(publicRates, { assets: "NOPE" });
        show(result);
        if (!result.ok) showFailure(result);
      },
    ],
  ] as const;

  return (
    <DeveloperPage title={t("test.request.title")} text={t("test.request.text")}>
      <div className="flex flex-wrap gap-3">
        {calls.map(([phrase, send]) => (
          <Button key={phrase} tone="secondary" onClick={() => void send()}>
            {t(phrase)}
          </Button>
        ))}
        <Button tone="quiet" onClick={() => notify({ text: t("test.request.toastText") })}>
          {t("test.request.toast")}
        </Button>
      </div>
      <ValueTable
        rows={[
          [t("test.request.offset"), `${offset} ms`],
          ...answers.map((answer, index) => [String(index + 1), answer] as const),
        ]}
      />
    </DeveloperPage>
  );
}

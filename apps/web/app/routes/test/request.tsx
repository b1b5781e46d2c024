import type { CallFailure } from "@parley/contract/client";
import { Button } from "@parley/ui/controls/button";
import { notify } from "@parley/ui/feedback/toast";
import { useRef, useState } from "react";
import { DeveloperPage, ValueTable } from "../../features/developer/developer-page.tsx";
import {
  createRecordingApi,
  REQUEST_CASES,
  type RequestCase,
} from "../../features/developer/request-cases.ts";
import type { Api } from "../../shell/api/api.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { usePublic } from "../../shell/state/public-store.ts";
import { useFailureToast } from "../../shared/security/failure-toast.ts";

export const handle = { areas: ["test"] };

const NAMES = [
  "plain",
  "cached",
  "keyed",
  "repeated",
  "timeout",
  "group",
  "flags",
  "content",
  "captcha",
  "sealed",
  "refused",
] as const satisfies readonly (keyof typeof REQUEST_CASES)[];

/** Each button sends one kind of call through the contract client and shows request and result. */
export default function RequestTest() {
  const t = usePhrase();
  const showFailure = useFailureToast();
  const offset = usePublic((state) => state.serverTimeOffsetMs);
  const [sent, setSent] = useState("--");
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const api = useRef<Api | null>(null);
  const run = async (send: RequestCase) => {
    // Not before it is wanted: the server renders this page too.
    api.current ??= createRecordingApi(setSent);
    const answer = await send(api.current);
    setAnswers((earlier) => [JSON.stringify(answer).slice(0, 300), ...earlier].slice(0, 8));
    if (isFailure(answer)) showFailure(answer);
  };
  return (
    <DeveloperPage title={t("test.request.title")} text={t("test.request.text")}>
      <div className="flex flex-wrap gap-3">
        {NAMES.map((name) => (
          <Button key={name} tone="secondary" onClick={() => void run(REQUEST_CASES[name])}>
            {t(`test.request.${name}`)}
          </Button>
        ))}
        <Button tone="quiet" onClick={() => notify({ text: t("test.request.toastText") })}>
          {t("test.request.toast")}
        </Button>
      </div>
      <ValueTable
        rows={[
          [t("test.request.offset"), `${offset} ms`],
          [t("test.request.sent"), sent],
          ...answers.map((answer, index) => [String(index + 1), answer] as const),
        ]}
      />
    </DeveloperPage>
  );
}

function isFailure(answer: unknown): answer is CallFailure<string> {
  return typeof answer === "object" && answer !== null && "ok" in answer && answer.ok === false;
}

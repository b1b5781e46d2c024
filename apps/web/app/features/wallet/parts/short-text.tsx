/** A long address or transaction id where there is no room for all of it; copying gives the whole. */
import { CopyButton } from "@parley/ui/controls/copy-button";
import { notify } from "@parley/ui/feedback/toast";
import { usePhrase } from "../../../shell/locale/phrase.tsx";

const HEAD = 8;
const TAIL = 6;

export function shortened(text: string): string {
  return text.length <= HEAD + TAIL + 1 ? text : `${text.slice(0, HEAD)}…${text.slice(-TAIL)}`;
}

export function ShortText({ text, copyLabel }: { text: string; copyLabel: string }) {
  const t = usePhrase();
  return (
    <span className="inline-flex items-center gap-0.5">
      <span title={text} className="font-mono text-xs">
        {shortened(text)}
      </span>
      <CopyButton
        text={text}
        label={copyLabel}
        copiedLabel={t("wallet.copied")}
        onFailure={() => notify({ tone: "warning", text: t("wallet.copyFailed") })}
      />
    </span>
  );
}

/** Recovery codes, shown this once: to copy and to download. */
import { Button } from "@parley/ui/controls/button";
import { copyText } from "@parley/ui/controls/copy-text";
import { Notice } from "@parley/ui/feedback/notice";
import { notify } from "@parley/ui/feedback/toast";
import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import { useMoments } from "@parley/ui/data/time";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { serverNow } from "../../shell/state/public-store.ts";

export function RecoveryCodeList({ codes }: { readonly codes: readonly string[] }) {
  const t = usePhrase();
  return (
    <>
      <Notice tone="warning">{t("security.recovery.text")}</Notice>
      <ul
        aria-label={t("security.recovery.title")}
        className="border-line bg-sunken grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-lg border px-4 py-3 font-mono text-sm min-[22rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <SaveButtons codes={codes} />
    </>
  );
}

function SaveButtons({ codes }: { readonly codes: readonly string[] }) {
  const t = usePhrase();
  const moment = useMoments();
  const copy = () => {
    copyText(codes.join("\n")).then(
      () => notify({ tone: "success", text: t("security.copied") }),
      () => notify({ tone: "warning", text: t("security.copyFailed") }),
    );
  };
  const download = () => {
    const title = t("security.recovery.fileTitle", { time: moment(serverNow()) });
    saveText(t("security.recovery.fileName"), [title, "", ...codes, ""].join("\n"));
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        tone="secondary"
        size="small"
        icon={<Copy aria-hidden className="size-4" />}
        onClick={copy}
      >
        {t("security.recovery.copy")}
      </Button>
      <Button
        tone="secondary"
        size="small"
        icon={<Download aria-hidden className="size-4" />}
        onClick={download}
      >
        {t("security.recovery.download")}
      </Button>
    </div>
  );
}

function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

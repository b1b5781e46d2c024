/** A button that saves a picture: into the phone's photos inside the native app, else as a file. */
import { Button } from "@parley/ui/controls/button";
import { notify } from "@parley/ui/feedback/toast";
import Download from "lucide-react/icons/download";
import { Suspense, useState } from "react";
import { AreaPhrases } from "../../shell/locale/area-phrases.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { endingOf } from "./picture-data.ts";

export interface SavePictureProps {
  /** Makes the picture as a data address when it is wanted. */
  readonly load: () => string | Promise<string>;
  /** Of the file, without its ending. */
  readonly name: string;
}

export function SavePicture(props: SavePictureProps) {
  return (
    <Suspense>
      <AreaPhrases areas={["native"]}>
        <SaveButton {...props} />
      </AreaPhrases>
    </Suspense>
  );
}

function SaveButton({ load, name }: SavePictureProps) {
  const t = usePhrase();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    const outcome = await savePicture(load, name).catch(() => "failed" as const);
    setIsBusy(false);
    if (outcome === "failed") notify({ tone: "danger", text: t("native.picture.failed") });
    if (outcome === "app") notify({ tone: "success", text: t("native.picture.saved") });
  };
  return (
    <Button
      tone="secondary"
      isBusy={isBusy}
      icon={<Download aria-hidden className="size-4" />}
      onClick={() => void save()}
    >
      {t("native.picture.save")}
    </Button>
  );
}

/** A browser shows its own downloads; of what the app has saved, only the page can say so. */
async function savePicture(
  load: SavePictureProps["load"],
  name: string,
): Promise<"app" | "web" | "failed"> {
  const [dataUrl, { getBridge }] = await Promise.all([
    load(),
    import("../../shell/native/browser-bridge.ts"),
  ]);
  const file = { dataUrl, name: `${name}.${endingOf(dataUrl)}` };
  const result = await getBridge().call("appDownloadImg", file);
  return result.ok && result.data.isSaved ? result.by : "failed";
}

/** What a message says: text with its links, a phrase, a picture or a file. */
import { Dialog } from "@parley/ui/overlays/dialog";
import { buttonClass } from "@parley/ui/controls/button";
import FileText from "lucide-react/icons/file-text";
import Film from "lucide-react/icons/film";
import { LOCALE_INFO } from "@parley/phrases/locales";
import { usePhrase } from "../../../../shell/locale/phrase.tsx";
import { useIsInApp } from "../../../../shell/native/in-app.ts";
import { usePublic } from "../../../../shell/state/public-store.ts";
import { pictureData } from "../../../../shared/picture/picture-data.ts";
import { SavePicture } from "../../../../shared/picture/save-picture.tsx";
import type { AttachedFile, Content } from "./chat-message.ts";
import { fileSizeText } from "./file-size.ts";
import { LinkedText } from "./linked-text.tsx";
import { usePhraseText } from "./use-wire-text.ts";

export function MessageBody({ content }: { content: Content }) {
  const text = usePhraseText();
  if (content.kind === "text") return <LinkedText text={content.text} />;
  if (content.kind === "phrase") return <p className="wrap-anywhere">{text(content.phrase)}</p>;
  return content.kind === "image" ? (
    <Picture file={content.file} />
  ) : (
    <FileLink file={content.file} />
  );
}

/** The room is there before the picture is, so that nothing jumps. */
function Picture({ file: { name, url } }: { file: AttachedFile }) {
  const t = usePhrase();
  const isInApp = useIsInApp();
  return (
    <Dialog
      title={name}
      size="large"
      closeLabel={t("chat.close")}
      trigger={
        <button
          type="button"
          aria-label={t("chat.openPicture", { name })}
          // What scrolls would cut a ring off.
          className="block focus-visible:-outline-offset-2"
        >
          <img
            src={url}
            alt=""
            loading="lazy"
            className="bg-sunken block h-36 w-48 max-w-full object-cover"
          />
        </button>
      }
      footer={
        isInApp ? (
          <SavePicture load={() => pictureData(url)} name={name.replace(/\.\w+$/, "")} />
        ) : (
          <a href={url} download={name} className={buttonClass({ tone: "secondary" })}>
            {t("chat.download")}
          </a>
        )
      }
    >
      <img src={url} alt={t("chat.picture", { name })} className="mx-auto block max-w-full" />
    </Dialog>
  );
}

function FileLink({ file: { name, size, type, url } }: { file: AttachedFile }) {
  const intlTag = usePublic(({ locale }) => LOCALE_INFO[locale].intlTag);
  const Sign = type === "video/mp4" ? Film : FileText;
  return (
    <a href={url} download={name} className="flex min-h-9 items-center gap-2.5 hover:underline">
      <Sign aria-hidden className="text-muted size-6 shrink-0" />
      <span className="flex min-w-0 flex-col">
        <span className="font-medium wrap-anywhere">{name}</span>
        <span className="figures text-muted text-xs">{fileSizeText(size, intlTag)}</span>
      </span>
    </a>
  );
}

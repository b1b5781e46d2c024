/** Files on their way, with how far each is and a way to stop it. */
import { IconButton } from "@parley/ui/controls/icon-button";
import { useNumbers } from "@parley/ui/data/language";
import { Progress } from "@parley/ui/data/progress";
import FileText from "lucide-react/icons/file-text";
import RotateCw from "lucide-react/icons/rotate-cw";
import X from "lucide-react/icons/x";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import type { Attachment, Attachments } from "./use-attachments.ts";

export function AttachmentList({ list, retry, remove }: Attachments) {
  if (list.length === 0) return null;
  return (
    <ul className="border-line flex max-h-40 flex-col gap-1 overflow-y-auto border-t p-2">
      {list.map((attachment) => (
        <Row
          key={attachment.key}
          attachment={attachment}
          onRetry={() => retry(attachment.key)}
          onRemove={() => remove(attachment.key)}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly attachment: Attachment;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function Row({ attachment, onRetry, onRemove }: RowProps) {
  const t = usePhrase();
  const numbers = useNumbers();
  const { name, percent, previewUrl, error, canRetry } = attachment;
  return (
    <li className="flex items-center gap-2.5">
      {previewUrl === null ? (
        <FileText aria-hidden className="text-muted size-9 shrink-0 p-1" />
      ) : (
        <img src={previewUrl} alt="" className="size-9 shrink-0 rounded object-cover" />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex justify-between gap-2 text-xs">
          <span className="truncate">{name}</span>
          {error === null && (
            <span className="figures text-muted">
              {numbers.percent(Math.floor(percent), { minimumDigits: 0 })}
            </span>
          )}
        </p>
        {error === null ? (
          <Progress percent={Math.min(percent, 99)} label={t("chat.uploading", { name })} />
        ) : (
          <p role="alert" className="text-danger text-xs">
            {error}
          </p>
        )}
      </div>
      {error !== null && canRetry && (
        <IconButton
          size="small"
          label={t("chat.resend")}
          icon={<RotateCw aria-hidden className="size-4" />}
          onClick={onRetry}
        />
      )}
      <IconButton
        size="small"
        label={error === null ? t("chat.cancelUpload", { name }) : t("chat.discard")}
        icon={<X aria-hidden className="size-4" />}
        onClick={onRemove}
      />
    </li>
  );
}

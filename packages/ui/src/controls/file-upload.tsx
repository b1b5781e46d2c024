/**
 * A place to drop a file or to choose one, with the progress of its upload in percent and the
 * reason when it failed. It only shows: the caller uploads and decides what is allowed.
 */
import { useNumbers } from "../data/language.tsx";
import CircleAlert from "lucide-react/icons/circle-alert";
import FileText from "lucide-react/icons/file-text";
import Upload from "lucide-react/icons/upload";
import X from "lucide-react/icons/x";
import { type DragEvent, type ReactNode, useId, useState } from "react";
import { classNames } from "../styles/class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { Progress } from "../data/progress.tsx";

export interface UploadedFile {
  readonly name: string;
  /** While it is under way, 0 to 100. */
  readonly percent?: number | undefined;
  /** The picture itself, when there is one to show. */
  readonly previewUrl?: string | undefined;
}

export interface FileUploadProps {
  readonly label: ReactNode;
  /** Where several of them are below one label. */
  readonly isLabelHidden?: boolean | undefined;
  /** Which files and how large, as text. */
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** As in the `accept` attribute: `image/png,image/jpeg`. */
  readonly accept: string;
  readonly file?: UploadedFile | undefined;
  readonly onChoose: (file: File) => void;
  readonly onRemove?: (() => void) | undefined;
  readonly labels: {
    readonly choose: string;
    readonly drop: string;
    readonly remove: string;
    readonly progress: string;
  };
  readonly isDisabled?: boolean | undefined;
}

export function FileUpload(props: FileUploadProps) {
  const { label, hint, error, file, labels } = props;
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== "";
  return (
    <div className="flex flex-col gap-1.5">
      <span
        id={`${id}-label`}
        className={props.isLabelHidden === true ? "sr-only" : "text-sm font-medium text-ink"}
      >
        {label}
      </span>
      {file === undefined ? (
        <DropArea {...props} id={id} hasError={hasError} />
      ) : (
        <ChosenFile file={file} labels={labels} onRemove={props.onRemove} />
      )}
      <p id={`${id}-hint`} className="text-xs text-muted empty:hidden">
        {hint}
      </p>
      <div aria-live="polite" className="empty:hidden">
        {hasError && (
          <p id={`${id}-error`} className="flex items-start gap-1 text-xs text-danger">
            <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}

interface DropAreaProps extends FileUploadProps {
  readonly id: string;
  readonly hasError: boolean;
}

function DropArea({ id, hasError, accept, onChoose, labels, isDisabled = false }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped !== undefined && !isDisabled) onChoose(dropped);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a second way; the input inside is the first
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!isDisabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames(
        "flex min-h-24 flex-col items-center justify-center gap-1 rounded-md border border-dashed px-4 py-4 text-center text-sm transition-colors",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        hasError ? "border-danger" : "border-control",
        isOver ? "border-solid border-focus bg-accent-soft" : "bg-surface",
        isDisabled ? "cursor-not-allowed text-disabled" : "cursor-pointer hover:bg-hover",
      )}
    >
      <Upload aria-hidden className="size-5 text-subtle" />
      <span className={isDisabled ? "" : "font-medium text-accent"}>{labels.choose}</span>
      <span className="hidden text-xs text-muted sm:block">{labels.drop}</span>
      <input
        type="file"
        accept={accept}
        disabled={isDisabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={classNames(`${id}-hint`, hasError && `${id}-error`)}
        aria-invalid={hasError || undefined}
        className="sr-only"
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen !== undefined) onChoose(chosen);
          // The same file may be chosen again after an error.
          event.currentTarget.value = "";
        }}
      />
    </label>
  );
}

interface ChosenFileProps extends Pick<FileUploadProps, "labels" | "onRemove"> {
  readonly file: UploadedFile;
}

function ChosenFile({ file, labels, onRemove }: ChosenFileProps) {
  const { percent } = useNumbers();
  const isUnderWay = file.percent !== undefined && file.percent < 100;
  return (
    <div className="flex min-h-14 items-center gap-3 rounded-md border border-line-strong bg-surface p-2">
      {file.previewUrl === undefined ? (
        <FileText aria-hidden className="ms-1 size-5 shrink-0 text-subtle" />
      ) : (
        <img src={file.previewUrl} alt="" className="size-10 shrink-0 rounded object-cover" />
      )}
      <div className="min-w-0 flex-1">
        <p className="flex justify-between gap-3">
          <span className="truncate">{file.name}</span>
          {isUnderWay && (
            <span className="figures text-muted">
              {percent(Math.floor(file.percent ?? 0), { minimumDigits: 0 })}
            </span>
          )}
        </p>
        {isUnderWay && <Progress percent={file.percent} label={labels.progress} className="mt-1" />}
      </div>
      {onRemove !== undefined && (
        <IconButton
          size="small"
          label={labels.remove}
          icon={<X aria-hidden className="size-4" />}
          onClick={onRemove}
        />
      )}
    </div>
  );
}

/**
 * Files one by one or two side by side, with zoom and rotation. Arrow keys lead to the next file and
 * back, PageDown and PageUp to the pages of a document.
 */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { getAppeal } from "@parley/contract/endpoints/staff/appeals";
import type { PictureSignal } from "@parley/domain/staff/picture-signal";
import { Badge } from "@parley/ui/data/badge";
import { IconButton } from "@parley/ui/controls/icon-button";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { Time } from "@parley/ui/data/time";
import { Dialog } from "@parley/ui/overlays/dialog";
import { classNames } from "@parley/ui/styles/class-names";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import RotateCw from "lucide-react/icons/rotate-cw";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { useRef, useState, type KeyboardEvent, type Ref } from "react";
import { Facts } from "./facts.tsx";
import { pageKey, PdfPages, type StepPages } from "./pdf/pdf-pages.tsx";

export interface ShownFile {
  readonly fileId: string;
  readonly name: string;
  readonly type: string;
  /** Bytes; null where it is not known. */
  readonly size: number | null;
  readonly url: string;
  readonly at: number;
  /** Who handed it in or sent it. */
  readonly from: string;
  /** What a picture said of its making; null where it said nothing. */
  readonly origin: Origin | null;
}

export type Origin = EndpointReply<typeof getAppeal>["pictures"][number];

const SIGNAL_NAMES = {
  editor: "Made by a program for changing pictures",
  editHistory: "Names steps in which it was changed",
  changedLater: "Changed after it was taken",
  old: "Taken more than 30 days before",
  fromFuture: "Taken after it was uploaded",
} as const satisfies Record<PictureSignal, string>;

export interface EvidenceViewerProps {
  readonly files: readonly ShownFile[];
  readonly first: number;
  readonly onClose: () => void;
}

export function EvidenceViewer({ files, first, onClose }: EvidenceViewerProps) {
  const [place, setPlace] = useState(first);
  const [beside, setBeside] = useState<string | null>(null);
  const stepPages = useRef<StepPages>(null);
  const file = files[place];
  const other = files.find(({ fileId }) => fileId === beside);
  const step = (by: number) => setPlace((place + by + files.length) % files.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLSelectElement) return;
    if (event.key === "ArrowRight") step(1);
    if (event.key === "ArrowLeft") step(-1);
    const pages = pageKey(event.key);
    if (pages === 0 || stepPages.current === null) return;
    event.preventDefault();
    stepPages.current(pages);
  };
  if (file === undefined) return null;
  return (
    <Dialog
      isOpen
      title={`File ${place + 1} of ${files.length}`}
      closeLabel="Close"
      size="full"
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Keys of the dialog as a whole; its buttons do the same. */}
      <div onKeyDown={onKeyDown} className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <IconButton
            label="Previous file"
            icon={<ChevronLeft aria-hidden className="size-5" />}
            onClick={() => step(-1)}
          />
          <IconButton
            label="Next file"
            icon={<ChevronRight aria-hidden className="size-5" />}
            onClick={() => step(1)}
          />
          {files.length > 1 && (
            <NativeSelect
              aria-label="Beside it"
              className="max-w-60"
              options={[
                { value: "", label: "Nothing beside it" },
                ...files.map(({ fileId, name, from }) => ({
                  value: fileId,
                  label: `${from}: ${name}`,
                })),
              ]}
              value={beside ?? ""}
              onValueChange={(value) => setBeside(value === "" ? null : value)}
            />
          )}
        </div>
        <div className={classNames("grid gap-3", other !== undefined && "lg:grid-cols-2")}>
          <Shown key={file.fileId} file={file} stepRef={stepPages} />
          {other !== undefined && <Shown key={`beside ${other.fileId}`} file={other} />}
        </div>
      </div>
    </Dialog>
  );
}

const ZOOMS = ["w-full", "w-[150%]", "w-[200%]", "w-[300%]", "w-[400%]"] as const;
const FACTORS = [1, 1.5, 2, 3, 4] as const;
const TURNS = ["", "rotate-90", "rotate-180", "-rotate-90"] as const;

interface ShownProps {
  readonly file: ShownFile;
  readonly stepRef?: Ref<StepPages>;
}

function Shown({ file, stepRef }: ShownProps) {
  const [zoom, setZoom] = useState(0);
  const [turn, setTurn] = useState(0);
  const isPicture = file.type.startsWith("image/");
  const isDocument = file.type === "application/pdf";
  return (
    <figure className="border-line flex min-w-0 flex-col gap-2 rounded-lg border p-2">
      <figcaption className="flex flex-wrap items-center gap-2 text-sm">
        <span className="min-w-0 font-medium break-all">{file.name}</span>
        <span className="text-muted">
          {file.from}, <Time at={file.at} />
          {file.size !== null && `, ${Math.max(1, Math.round(file.size / 1024))} kB`}
        </span>
        {(isPicture || isDocument) && (
          <span className="ms-auto flex gap-1">
            <IconButton
              label="Smaller"
              disabled={zoom === 0}
              icon={<ZoomOut aria-hidden className="size-4" />}
              onClick={() => setZoom(zoom - 1)}
            />
            <IconButton
              label="Larger"
              disabled={zoom === ZOOMS.length - 1}
              icon={<ZoomIn aria-hidden className="size-4" />}
              onClick={() => setZoom(zoom + 1)}
            />
            <IconButton
              label="Rotate"
              icon={<RotateCw aria-hidden className="size-4" />}
              onClick={() => setTurn((turn + 1) % TURNS.length)}
            />
          </span>
        )}
      </figcaption>
      <div className="bg-sunken h-[60dvh] overflow-auto rounded-md">
        {isPicture && (
          <img
            src={file.url}
            alt={file.name}
            className={classNames("max-w-none transition-transform", ZOOMS[zoom], TURNS[turn])}
          />
        )}
        {file.type.startsWith("video/") && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- Recorded by a user, without captions.
          <video src={file.url} controls className="max-h-full w-full" />
        )}
        {isDocument && (
          <PdfPages
            url={file.url}
            name={file.name}
            zoom={FACTORS[zoom] ?? 1}
            widthClass={ZOOMS[zoom]}
            turn={turn}
            stepRef={stepRef}
          />
        )}
      </div>
      {isPicture && <OriginFacts origin={file.origin} />}
    </figure>
  );
}

function OriginFacts({ origin }: Pick<ShownFile, "origin">) {
  if (origin === null) {
    return <p className="text-sm text-muted">The picture says nothing of its making.</p>;
  }
  const { takenAt, changedAt, software, device, signals } = origin;
  return (
    <div className="flex flex-col gap-2">
      <Facts
        facts={[
          takenAt === null ? null : { name: "Taken, by the camera's clock", value: takenAt },
          changedAt === null ? null : { name: "Changed", value: changedAt },
          software === null ? null : { name: "Program", value: software },
          device === null ? null : { name: "Camera", value: device },
        ]}
      />
      {signals.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {signals.map((signal) => (
            <li key={signal}>
              <Badge tone="warning">{SIGNAL_NAMES[signal]}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Documents of a case as pictures, each of which opens in the viewer. */
import { classNames } from "@parley/ui/styles/class-names";
import { useState } from "react";
import { EvidenceViewer, type ShownFile } from "./evidence-viewer.tsx";

export interface PictureListProps {
  readonly files: readonly ShownFile[];
  readonly className?: string;
}

export function PictureList({ files, className }: PictureListProps) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <ul className={classNames("gap-3 text-sm", className)}>
        {files.map((file, place) => (
          <li key={file.fileId} className="flex min-w-0 flex-col gap-1">
            <span className="text-muted">{file.from}</span>
            {file.type.startsWith("image/") && (
              <img
                src={file.url}
                alt={file.from}
                className="border-line bg-sunken max-h-64 w-full rounded-md border object-contain"
              />
            )}
            <button
              type="button"
              className="text-accent self-start break-all"
              onClick={() => setOpened(place)}
            >
              {file.name}
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <EvidenceViewer files={files} first={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

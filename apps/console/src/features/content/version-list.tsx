/** Every version of a text: who published it, when and why, what it changed, and the way back to it. */
import { Badge } from "@parley/ui/data/badge";
import { Button } from "@parley/ui/controls/button";
import { Time } from "@parley/ui/data/time";
import { useState } from "react";
import { DiffView } from "../../parts/diff-view.tsx";
import { Panel } from "../../parts/panel.tsx";
import type { TextVersions } from "./load-text.ts";

export interface VersionListProps {
  readonly text: TextVersions;
  readonly tag: string;
  readonly onRestore: (version: number, source: string) => void;
}

type Version = TextVersions["versions"][number];

export function VersionList({ text, tag, onRestore }: VersionListProps) {
  const { versions, seed, version: present } = text;
  if (versions.length === 0 && seed === null) {
    return (
      <Panel title="Versions">
        <p className="text-muted text-sm">Nothing was published yet.</p>
      </Panel>
    );
  }
  return (
    <Panel title="Versions">
      <ol className="flex flex-col">
        {versions.map((one, place) => (
          <VersionRow
            key={one.version}
            row={one}
            before={sourceBefore(versions, place, seed)}
            tag={tag}
            isPresent={one.version === present}
            onRestore={onRestore}
          />
        ))}
        {seed !== null && (
          <li className={ROW}>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">Version 0</span>
              <span className="text-muted">comes with the product</span>
              {versions.length > 0 && (
                <Button
                  tone="secondary"
                  size="small"
                  className="ms-auto"
                  aria-label="Restore version 0"
                  onClick={() => onRestore(0, seed)}
                >
                  Restore
                </Button>
              )}
            </div>
          </li>
        )}
      </ol>
    </Panel>
  );
}

const ROW =
  "border-line flex flex-col gap-2 border-b py-2.5 text-sm first:pt-0 last:border-b-0 last:pb-0";

/** The newest is first: what came before a version is below it, and below all of them the seed. */
function sourceBefore(versions: readonly Version[], place: number, seed: string | null): string {
  const older = versions[place + 1];
  if (older !== undefined) return older.source ?? "";
  return versions[place]?.version === 1 ? (seed ?? "") : "";
}

interface VersionRowProps {
  readonly row: Version;
  readonly before: string;
  readonly tag: string;
  readonly isPresent: boolean;
  readonly onRestore: (version: number, source: string) => void;
}

function VersionRow({ row, before, tag, isPresent, onRestore }: VersionRowProps) {
  const { version, source, publishedAt, by, reason } = row;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className={ROW}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">Version {version}</span>
        {source === null && <Badge tone="danger">Withdrawn</Badge>}
        {isPresent && source !== null && <Badge tone="success">Shown</Badge>}
        <span className="text-muted">
          {by.username}, <Time at={publishedAt} />
        </span>
        <span className="ms-auto flex gap-2">
          <Button
            tone="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? "Hide what" : "What"} changed in version ${version}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? "Hide" : "What changed"}
          </Button>
          {!isPresent && source !== null && (
            <Button
              tone="secondary"
              size="small"
              aria-label={`Restore version ${version}`}
              onClick={() => onRestore(version, source)}
            >
              Restore
            </Button>
          )}
        </span>
      </div>
      {reason !== null && <p className="text-muted break-words">{reason}</p>}
      {isOpen && (
        <DiffView
          label={`What version ${version} changed`}
          before={before}
          after={source ?? ""}
          lang={tag}
        />
      )}
    </li>
  );
}

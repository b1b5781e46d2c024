/** What both sides handed in as evidence, and each file of it and of the chat in a viewer. */
import { Badge } from "@parley/ui/data/badge";
import { Button } from "@parley/ui/controls/button";
import { Time } from "@parley/ui/data/time";
import { useState } from "react";
import { Panel } from "../../parts/panel.tsx";
import { ACTOR_NAMES } from "../../parts/words.ts";
import { EvidenceViewer, type ShownFile } from "../../parts/evidence-viewer.tsx";
import type { Appeal, Message } from "./load-appeal.ts";

export interface EvidenceProps {
  readonly appeal: Appeal;
  readonly chat: readonly Message[];
}

export function Evidence({ appeal, chat }: EvidenceProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const files = listFiles(appeal, chat);
  return (
    <Panel
      title="Evidence"
      aside={
        files.length > 0 && (
          <Button tone="secondary" size="small" onClick={() => setOpened(0)}>
            {files.length === 1 ? "View the file" : `View ${files.length} files`}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {appeal.statements.length === 0 && (
          <p className="text-sm text-muted">Neither side has handed anything in.</p>
        )}
        {appeal.statements.map((statement) => (
          <article key={`${statement.at} ${statement.by}`} className="flex flex-col gap-1.5">
            <p className="flex items-center gap-2 text-sm">
              <Badge tone={statement.by === "buyer" ? "buy" : "sell"}>
                {ACTOR_NAMES[statement.by]}
              </Badge>
              <Time at={statement.at} className="text-muted" />
            </p>
            <p className="text-sm break-words whitespace-pre-wrap">{statement.statement}</p>
            <ul className="flex flex-wrap gap-2">
              {statement.files.map((file) => (
                <li key={file.fileId}>
                  <button
                    type="button"
                    className="border-line text-accent hover:bg-hover rounded-md border px-2.5 py-1.5 text-sm"
                    onClick={() =>
                      setOpened(files.findIndex(({ fileId }) => fileId === file.fileId))
                    }
                  >
                    {file.name}
                  </button>
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
      {opened !== null && (
        <EvidenceViewer files={files} first={opened} onClose={() => setOpened(null)} />
      )}
    </Panel>
  );
}

/** Of statements first, then of the chat; each file once. */
function listFiles({ statements, pictures }: Appeal, chat: readonly Message[]): ShownFile[] {
  const originOf = (fileId: string) => pictures.find((one) => one.fileId === fileId) ?? null;
  const handedIn = statements.flatMap(({ at, by, files }) =>
    files.map((file) =>
      Object.assign({ at, from: ACTOR_NAMES[by], origin: originOf(file.fileId) }, file),
    ),
  );
  const said = chat.flatMap(({ file, createdAt, from }) =>
    file === null
      ? []
      : [{ ...file, at: createdAt, from: nameOf(from), origin: originOf(file.fileId) }],
  );
  const all = new Map([...said, ...handedIn].map((file) => [file.fileId, file]));
  return [...all.values()].toSorted((one, other) => one.at - other.at);
}

function nameOf(from: string): string {
  return from === "buyer" || from === "seller" || from === "staff" ? ACTOR_NAMES[from] : "System";
}

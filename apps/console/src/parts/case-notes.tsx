/** Notes of staff on a case. They only grow, and are in no reply to users. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { addCaseNote, type listCaseNotes } from "@parley/contract/endpoints/staff/queues";
import type { CaseKind } from "@parley/domain/staff/queue";
import { createAttemptKeys } from "@parley/site/forms/attempt-keys";
import { Button } from "@parley/ui/controls/button";
import { TextArea } from "@parley/ui/controls/text-area";
import { Time } from "@parley/ui/data/time";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { api, failureText } from "../shell/api.ts";
import { Panel } from "./panel.tsx";

export type CaseNote = EndpointReply<typeof listCaseNotes>["list"][number];

export interface CaseNotesProps {
  readonly kind: CaseKind;
  readonly caseId: string;
  readonly notes: readonly CaseNote[];
}

export function CaseNotes({ kind, caseId, notes }: CaseNotesProps) {
  const { revalidate } = useRevalidator();
  const [text, setText] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [keys] = useState(createAttemptKeys);
  const add = async () => {
    if (text.trim() === "" || isBusy) return;
    setIsBusy(true);
    const input = { kind, caseId, text };
    const result = await api.call(addCaseNote, input, { idempotencyKey: keys.keyFor(input) });
    keys.settle(result);
    setIsBusy(false);
    if (!result.ok) return notify({ tone: "danger", text: failureText(result) });
    setText("");
    return revalidate();
  };
  return (
    <Panel title="Notes between staff">
      <div className="flex flex-col gap-3">
        {notes.length === 0 && <p className="text-sm text-muted">No notes yet.</p>}
        <ol className="flex flex-col gap-2.5">
          {notes.map((note) => (
            <li key={note.noteId} className="text-sm">
              <p className="flex gap-2 text-xs text-muted">
                <span className="font-medium">{note.by.username}</span>
                <Time at={note.at} />
              </p>
              <p className="break-words whitespace-pre-wrap">{note.text}</p>
            </li>
          ))}
        </ol>
        <form
          className="flex flex-col items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <TextArea
            aria-label="New note"
            rows={2}
            maxLength={1_000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button
            type="submit"
            tone="secondary"
            size="small"
            isBusy={isBusy}
            aria-disabled={text.trim() === ""}
          >
            Add note
          </Button>
        </form>
      </div>
    </Panel>
  );
}

/** What a person wrote to customer service, and the answers. */
import {
  answerSupportCase,
  closeSupportCaseAsStaff,
} from "@parley/contract/endpoints/site/support";
import { Badge } from "@parley/ui/data/badge";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { TextArea } from "@parley/ui/controls/text-area";
import { Time } from "@parley/ui/data/time";
import { useState } from "react";
import { Panel } from "../../parts/panel.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { api } from "../../shell/api.ts";
import type { SupportCase } from "./load-case.ts";

/** Null before the case is claimed. */
export function SupportPanel({ details }: { readonly details: SupportCase | null }) {
  const [act, setAct] = useState<"answer" | "close" | null>(null);
  if (details === null) {
    return (
      <Panel title="Messages">
        <p className="text-sm text-muted">
          The messages open to the member of staff who has claimed the case.
        </p>
      </Panel>
    );
  }
  const { caseId, messages, state } = details;
  return (
    <Panel title="Messages">
      <div className="flex flex-col gap-4">
        <ol className="flex flex-col gap-3">
          {messages.map((message) => (
            <li key={message.messageId} className="flex flex-col gap-1 text-sm">
              <p className="flex items-center gap-2 text-xs text-muted">
                <Badge tone={message.from === "staff" ? "accent" : "neutral"}>
                  {message.from === "staff" ? (message.staffName ?? "Customer service") : "Person"}
                </Badge>
                <Time at={message.createdAt} />
              </p>
              <p className="break-words whitespace-pre-wrap">{message.text}</p>
            </li>
          ))}
        </ol>
        {state !== "closed" && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setAct("answer")}>Answer</Button>
            <Button tone="secondary" onClick={() => setAct("close")}>
              Close
            </Button>
          </div>
        )}
      </div>
      {act === "answer" && <Answer caseId={caseId} onClose={() => setAct(null)} />}
      {act === "close" && (
        <ReasonDialog
          title="Close this case"
          confirmLabel="Close"
          subject={caseId}
          isSmall
          done="The case is closed."
          decide={({ codes, idempotencyKey }, reason) =>
            api.call(closeSupportCaseAsStaff, { caseId, reason, codes }, { idempotencyKey })
          }
          onClose={() => setAct(null)}
        />
      )}
    </Panel>
  );
}

interface AnswerProps {
  readonly caseId: string;
  readonly onClose: () => void;
}

function Answer({ caseId, onClose }: AnswerProps) {
  const [text, setText] = useState("");
  return (
    <ReasonDialog
      title="Answer"
      description="The person reads it in the site and by mail."
      confirmLabel="Send"
      subject={caseId}
      isSmall
      done="The answer is sent."
      problem={text.trim() === "" ? "Write an answer." : null}
      decide={({ codes, idempotencyKey }, reason) =>
        api.call(answerSupportCase, { caseId, text, reason, codes }, { idempotencyKey })
      }
      onClose={onClose}
    >
      <Field label="Answer" isRequired>
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            maxLength={2_000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
    </ReasonDialog>
  );
}

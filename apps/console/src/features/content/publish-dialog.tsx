/** Publishes, withdraws or restores a text: what changes for readers, why, and the second factor. */
import { publishContent } from "@parley/contract/endpoints/staff/site";
import type { TextKind } from "@parley/phrases/content/content";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { DecisionDialog } from "../../parts/decision-dialog.tsx";
import { DiffView } from "../../parts/diff-view.tsx";
import { ReasonField, reasonProblem } from "../../parts/reason-field.tsx";
import { api, failureText } from "../../shell/api.ts";

export interface Publication {
  /** Null withdraws it. */
  readonly source: string | null;
  /** What is shown now. */
  readonly before: string;
  /** Also on the button. */
  readonly title: string;
}

export interface PublishDialogProps extends Publication {
  readonly kind: TextKind;
  readonly slug: string;
  readonly language: string;
  readonly tag: string;
  readonly version: number;
  readonly onDone: () => void;
  /** Another administrator was first: the page shows what, and this dialog is closed. */
  readonly onOvertaken: () => void;
  readonly onClose: () => void;
}

export function PublishDialog(props: PublishDialogProps) {
  const { kind, slug, language, tag, source, before, title, version, onDone, onClose } = props;
  const [reason, setReason] = useState("");
  return (
    <DecisionDialog
      title={title}
      description={descriptionOf(kind, source, language)}
      confirmLabel={title}
      tone={source === null ? "danger" : "primary"}
      subject={`content:${kind}/${slug}/${language}`}
      problem={reasonProblem(reason)}
      decide={async ({ codes, idempotencyKey }) => {
        const wish = { kind, slug, language, source, version, reason, codes };
        const answer = await api.call(publishContent, wish, { idempotencyKey });
        if (!answer.ok && answer.name === "contentChanged") {
          notify({ tone: "danger", text: failureText(answer) });
          props.onOvertaken();
        }
        return answer;
      }}
      onDone={() => {
        notify({
          tone: "success",
          text: source === null ? "It is withdrawn." : "It is published.",
        });
        onDone();
      }}
      onClose={onClose}
    >
      <DiffView label="What changes" before={before} after={source ?? ""} lang={tag} />
      <ReasonField value={reason} onChange={setReason} />
    </DecisionDialog>
  );
}

function descriptionOf(kind: TextKind, source: string | null, language: string): string {
  if (kind === "agreement") {
    return "It is a draft until one administrator proposes it and another approves it.";
  }
  if (source !== null) return "All readers see it at once.";
  return language === "en"
    ? "It is gone for all readers, in all languages. Its versions stay, and it can be restored."
    : "Readers of this language get the English text. Its versions stay, and it can be restored.";
}

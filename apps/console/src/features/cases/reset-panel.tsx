/** A person who has lost a factor: what was lost, what the person says, and the decision. */
import { decideResetRequest } from "@parley/contract/endpoints/staff/staff";
import { Button } from "@parley/ui/controls/button";
import { Time } from "@parley/ui/data/time";
import { Notice } from "@parley/ui/feedback/notice";
import { useState } from "react";
import { Link } from "react-router";
import { Facts } from "../../parts/facts.tsx";
import { Panel } from "../../parts/panel.tsx";
import { PictureList } from "../../parts/picture-list.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { api } from "../../shell/api.ts";
import { useNow } from "../../shell/now.ts";
import { useHasRight } from "../../shell/session.ts";
import type { ResetRequest } from "./load-case.ts";

const FACTOR_NAMES = { email: "E-mail", phone: "Phone", totp: "Authenticator" } as const;

export interface ResetPanelProps {
  readonly request: ResetRequest;
  /** The reader has claimed it. */
  readonly isMine: boolean;
}

export function ResetPanel({ request, isMine }: ResetPanelProps) {
  const { requestId, uid, status, approvableFrom } = request;
  const isWaiting = useNow() < approvableFrom;
  const mayDecide = useHasRight()("decideResets");
  const [outcome, setOutcome] = useState<"approved" | "refused" | null>(null);
  return (
    <Panel title="Lost factors">
      <div className="flex flex-col gap-4">
        <Facts
          facts={[
            {
              name: "Account",
              value: (
                <Link to={`/people/${uid}`} className="text-accent">
                  {uid}
                </Link>
              ),
            },
            { name: "Lost", value: request.lost.map((factor) => FACTOR_NAMES[factor]).join(", ") },
            { name: "Asked", value: <Time at={request.createdAt} /> },
            { name: "Can be approved from", value: <Time at={approvableFrom} /> },
            { name: "State", value: status },
            request.decidedAt === null
              ? null
              : { name: "Since", value: <Time at={request.decidedAt} /> },
          ]}
        />
        <p className="text-sm break-words whitespace-pre-wrap">{request.statement}</p>
        <Proof request={request} />
        {request.cancelledBy !== null && (
          <Notice tone="warning">
            The owner cancelled the request,{" "}
            {request.cancelledBy === "link" ? "by the link of the message" : "logged in"}. Nothing
            was taken away.
          </Notice>
        )}
        {status === "pending" && isWaiting && (
          <Notice tone="info">
            The owner was told at every channel and has this time to cancel. Until then the request
            can only be refused.
          </Notice>
        )}
        {status === "pending" && mayDecide && (
          <div className="flex flex-wrap gap-2">
            {!isWaiting && (
              <Button onClick={() => setOutcome("approved")}>Take the factors away</Button>
            )}
            <Button tone="danger" onClick={() => setOutcome("refused")}>
              Refuse
            </Button>
          </div>
        )}
      </div>
      {outcome !== null && (
        <ReasonDialog
          title={outcome === "approved" ? "Take the lost factors away" : "Refuse the request"}
          description={
            outcome === "approved"
              ? "Every session ends and withdrawals are blocked for a while: a thief would ask for the same."
              : "The person can ask again."
          }
          confirmLabel={outcome === "approved" ? "Take away" : "Refuse"}
          tone={outcome === "approved" ? "primary" : "danger"}
          subject={requestId}
          isSmall={isMine}
          done="The request is decided."
          decide={({ codes, idempotencyKey }, reason) =>
            api.call(decideResetRequest, { requestId, outcome, reason, codes }, { idempotencyKey })
          }
          onClose={() => setOutcome(null)}
        />
      )}
    </Panel>
  );
}

const KIND_NAMES = {
  proof: "Handed in with the request",
  document: "Verified document",
  selfie: "Picture of the verification",
} as const;

/** Pictures of the request, and for compliance the verified document to compare them with. */
function Proof({ request }: { readonly request: ResetRequest }) {
  const mayDecide = useHasRight()("decideResets");
  const { proof, status, createdAt } = request;
  if (proof === null) {
    return mayDecide && status === "pending" ? (
      <p className="text-sm text-muted">
        Pictures open to the member of staff who has claimed the case.
      </p>
    ) : null;
  }
  const files = proof.files.map(({ fileId, kind, name, mediaType, url }) => ({
    fileId,
    kind,
    name,
    url,
    type: mediaType,
    from: KIND_NAMES[kind],
    at: createdAt,
    size: null,
    origin: proof.pictures.find((picture) => picture.fileId === fileId) ?? null,
  }));
  return (
    <section className="flex flex-col gap-2 text-sm">
      <h3 className="font-semibold">Proof</h3>
      {!files.some(({ kind }) => kind === "proof") && (
        <p className="text-muted">No picture came with the request.</p>
      )}
      <PictureList files={files} className="grid sm:grid-cols-2" />
    </section>
  );
}

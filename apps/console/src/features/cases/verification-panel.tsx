/** A verification: the documents beside what the person has entered, and the decision. */
import { decideKycCase } from "@parley/contract/endpoints/identity/kyc";
import { KYC_REJECT_REASONS, type KycRejectReason } from "@parley/domain/kyc/kyc-state";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { TextInput } from "@parley/ui/controls/text-input";
import { Badge } from "@parley/ui/data/badge";
import { Time } from "@parley/ui/data/time";
import { Notice } from "@parley/ui/feedback/notice";
import { useState } from "react";
import { Link } from "react-router";
import { Facts } from "../../parts/facts.tsx";
import { Panel } from "../../parts/panel.tsx";
import { PictureList } from "../../parts/picture-list.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { api } from "../../shell/api.ts";
import { AskDialog, AskedBefore } from "./ask-dialog.tsx";
import type { Verification } from "./load-case.ts";

export interface VerificationPanelProps {
  /** Null before the case is claimed. */
  readonly details: Verification | null;
  readonly isOpen: boolean;
}

const REASON_NAMES = {
  documentUnreadable: "The document cannot be read",
  documentIncomplete: "Parts of the document are missing",
  documentExpired: "The document has expired",
  documentNotAccepted: "This kind of document is not accepted",
  detailsMismatch: "The details are not those of the document",
  selfieMismatch: "The picture does not show the person of the document",
  notGenuine: "The document is not genuine",
  other: "Another reason",
} as const satisfies Record<KycRejectReason, string>;

const DOCUMENT_NAMES = {
  passport: "Passport",
  idCard: "Identity card",
  drivingLicence: "Driving licence",
} as const;

export function VerificationPanel({ details, isOpen }: VerificationPanelProps) {
  const [outcome, setOutcome] = useState<"approved" | "rejected" | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  if (details === null) {
    return (
      <Panel title="Documents">
        <p className="text-sm text-muted">
          {isOpen
            ? "Documents and details open to the member of staff who has claimed the case."
            : "This verification is decided."}
        </p>
      </Panel>
    );
  }
  const files = details.files.map((file) => ({
    ...file,
    type: file.mediaType,
    from: file.kind === "selfie" ? "Picture of the person" : "Document",
    at: details.submittedAt,
    size: null,
    origin: details.pictures.find(({ fileId }) => fileId === file.fileId) ?? null,
  }));
  return (
    <Panel title={details.kycType === "company" ? "Company" : "Person"}>
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <Facts
            facts={[
              { name: "Name", value: details.realName },
              details.representativeName === null
                ? null
                : { name: "Represented by", value: details.representativeName },
              details.birthDate === null ? null : { name: "Born", value: details.birthDate },
              { name: "Country", value: details.country },
              details.documentType === null
                ? null
                : { name: "Document", value: DOCUMENT_NAMES[details.documentType] },
              { name: "Number", value: details.documentNumber },
              details.validUntil === null
                ? null
                : { name: "Valid until", value: details.validUntil },
              { name: "Handed in", value: <Time at={details.submittedAt} /> },
            ]}
          />
          <NameComparison names={details.names} />
          <SameDocument others={details.sameDocument} />
          <AskedBefore questions={details.questions} />
          {details.earlier.length > 0 && (
            <ul className="text-sm text-muted">
              {details.earlier.map((earlier) => (
                <li key={earlier.caseId}>
                  Before: {earlier.status}, <Time at={earlier.submittedAt} />
                </li>
              ))}
            </ul>
          )}
          {details.status === "pending" && (
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => setOutcome("approved")}>Approve</Button>
              <Button tone="danger" onClick={() => setOutcome("rejected")}>
                Reject
              </Button>
              {details.questions.every(({ answeredAt }) => answeredAt !== null) && (
                <Button tone="secondary" onClick={() => setIsAsking(true)}>
                  Ask for more
                </Button>
              )}
            </div>
          )}
        </div>
        <PictureList files={files} className="flex flex-col" />
      </div>
      {isAsking && <AskDialog caseId={details.caseId} onClose={() => setIsAsking(false)} />}
      {outcome !== null && (
        <Decision caseId={details.caseId} outcome={outcome} onClose={() => setOutcome(null)} />
      )}
    </Panel>
  );
}

const MATCHES = {
  same: { text: "Same name", tone: "success" },
  similar: { text: "Similar name", tone: "warning" },
  different: { text: "Another name", tone: "danger" },
} as const;

const NAME_SOURCES = { verification: "earlier verification", payment: "payment account" } as const;

/** Names that the account has given elsewhere, each with how it compares. */
function NameComparison({ names }: { readonly names: Verification["names"] }) {
  if (names.length === 0) return null;
  return (
    <section className="flex flex-col gap-1 text-sm">
      <h3 className="font-semibold">Other names of this account</h3>
      <ul className="flex flex-col gap-1">
        {names.map(({ name, from, match }) => (
          <li key={name} className="flex flex-wrap items-center gap-2">
            <span className="break-words">{name}</span>
            <span className="text-muted">({NAME_SOURCES[from]})</span>
            <Badge tone={MATCHES[match].tone}>{MATCHES[match].text}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SameDocument({ others }: { readonly others: Verification["sameDocument"] }) {
  if (others.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>The same document was handed in for other accounts:</p>
      <ul>
        {others.map(({ uid, username, status, submittedAt }) => (
          <li key={`${uid}-${submittedAt}`}>
            <Link to={`/people/${uid}`} className="text-accent">
              {username}
            </Link>
            , {status}, <Time at={submittedAt} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface DecisionProps {
  readonly caseId: string;
  readonly outcome: "approved" | "rejected";
  readonly onClose: () => void;
}

function Decision({ caseId, outcome, onClose }: DecisionProps) {
  const [reasonCode, setReasonCode] = useState<KycRejectReason | null>(null);
  const [validUntil, setValidUntil] = useState("");
  const isApproval = outcome === "approved";
  return (
    <ReasonDialog
      title={isApproval ? "Approve the verification" : "Reject the verification"}
      confirmLabel={isApproval ? "Approve" : "Reject"}
      tone={isApproval ? "primary" : "danger"}
      subject={caseId}
      isSmall
      done={isApproval ? "The person is verified." : "The verification is rejected."}
      problem={!isApproval && reasonCode === null ? "Choose what the person is told." : null}
      decide={({ codes, idempotencyKey }, note) =>
        api.call(
          decideKycCase,
          isApproval
            ? { caseId, outcome, note, codes, ...(validUntil !== "" && { validUntil }) }
            : { caseId, outcome, reasonCode: reasonCode ?? "other", note, codes },
          { idempotencyKey },
        )
      }
      onClose={onClose}
    >
      {isApproval && (
        <Field label="Document valid until" hint="Leave it empty where the document has no date.">
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={validUntil}
              onChange={(event) => setValidUntil(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
      {!isApproval && (
        <Field label="What the person is told" isRequired>
          {(control) => (
            <NativeSelect
              {...control}
              placeholder="Choose a reason"
              options={KYC_REJECT_REASONS.map((one) => ({ value: one, label: REASON_NAMES[one] }))}
              value={reasonCode}
              onValueChange={setReasonCode}
            />
          )}
        </Field>
      )}
    </ReasonDialog>
  );
}

/** The service agreement: which version is in force, and what becomes of the drafts. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { readAgreement } from "@parley/contract/endpoints/site/agreement";
import { listMarketTerms } from "@parley/contract/endpoints/staff/market";
import { Notice } from "@parley/ui/feedback/notice";
import { Link } from "react-router";
import { read } from "../../shell/api.ts";

export interface AgreementState {
  readonly present: string;
  readonly terms: EndpointReply<typeof listMarketTerms>;
}

export async function loadAgreement(): Promise<AgreementState> {
  const [{ version }, terms] = await Promise.all([
    read(readAgreement, { language: "en" }),
    read(listMarketTerms, { kind: "agreement" }),
  ]);
  return { present: version, terms };
}

export function stateOf({ present, terms }: AgreementState, version: string): string {
  const isApproved = terms.some(
    ({ key, values }) => key === version && values["isEnabled"] === "on",
  );
  if (!isApproved) return "Draft";
  if (version === present) return "In force";
  return version > present ? "Approved" : "Was in force";
}

export function AgreementNotice({ present }: { readonly present: string }) {
  return (
    <Notice title={`Version ${present} is in force`}>
      What is written here is a draft. It comes into force on its day when one administrator has
      proposed it and another has approved it at{" "}
      <Link to="/market/terms/agreement" className="text-accent underline">
        Market, Agreement
      </Link>
      ; from the proposal on its texts stay as they are. Users have to accept the new version before
      they trade again.
    </Notice>
  );
}

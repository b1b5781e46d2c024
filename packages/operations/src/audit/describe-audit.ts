// The outcome of an audit as text, for a terminal or a failing test.
import type { AuditReport, Finding } from "./run-audit.ts";

export function describeAudit({ size, checks, findings }: AuditReport): string {
  const failed = new Map(findings.map((finding) => [finding.check.name, finding]));
  const verdicts = checks.flatMap((check) => {
    const finding = failed.get(check.name);
    const mark = finding === undefined ? "ok  " : "FAIL";
    const line = `${mark}  ${check.name}: ${check.claim}`;
    return finding === undefined ? [line] : [line, ...describeOffenders(finding)];
  });
  const { accounts, assets, transfers, postings, receipts } = size;
  const looked = `${postings} postings of ${transfers} transfers on ${accounts} accounts in ${assets} assets, ${receipts} receipts`;
  const sum =
    findings.length === 0
      ? "the ledger is clean"
      : `${findings.length} of ${checks.length} checks failed`;
  return [...verdicts, `${looked}: ${sum}`].join("\n");
}

function describeOffenders({ total, first }: Finding): string[] {
  const rows = first.map((offender) => `      ${JSON.stringify(offender)}`);
  const left = total - BigInt(first.length);
  return left > 0n ? [...rows, `      … and ${left} more`] : rows;
}

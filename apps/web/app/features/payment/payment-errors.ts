/** The texts of the form's problems, by the same rules as the server's. */
import { isSameHolder } from "@parley/domain/payment/holder-name";
import { readFields, type FieldProblem } from "@parley/domain/payment/payment-fields";
import type { FieldErrors } from "react-hook-form";
import type { Phrase } from "../../shell/locale/phrase.tsx";
import type { PayMethod } from "./pay-methods.ts";

export interface PaymentDraft {
  receiverName: string;
  fields: Record<string, string>;
}

export function paymentErrors(
  { receiverName, fields }: PaymentDraft,
  schema: PayMethod["fields"],
  holder: string,
  t: Phrase,
): FieldErrors<PaymentDraft> {
  const read = readFields(schema, fields);
  const problems = read.ok ? [] : [...read.problems];
  const holderText = holderProblem(receiverName, holder, t);
  return {
    ...(holderText === null ? {} : { receiverName: { type: "holder", message: holderText } }),
    ...(problems.length === 0
      ? {}
      : {
          fields: Object.fromEntries(
            problems.map(([name, problem]) => [
              name,
              { type: problem.kind, message: problemText(problem, t) },
            ]),
          ),
        }),
  };
}

function holderProblem(name: string, holder: string, t: Phrase): string | null {
  if (name.trim() === "") return t("payment.field.required");
  return isSameHolder(name, holder) ? null : t("payment.field.otherHolder");
}

function problemText(problem: FieldProblem, t: Phrase): string {
  switch (problem.kind) {
    case "blank":
      return t("payment.field.required");
    case "checkFailed":
      return t("payment.field.checkFailed");
    case "tooShort":
      return t("payment.field.tooShort", { count: problem.length });
    case "tooLong":
      return t("payment.field.tooLong", { count: problem.length });
    case "invalid":
    case "unknown":
      return t("payment.field.invalid");
  }
}

/** Lets a part of the page ask for security codes; what needs them is loaded then. */
import { verifyPartsBy } from "../../shell/parts/page-slots.ts";
import { carryOut } from "./security-requests.ts";
import type { Attempt } from "./codes/verification.ts";

export function offerVerification(): void {
  verifyPartsBy(async ({ purpose, subject, body, text, notDone, send }) => {
    const { sendSealed } = await import("./seal-request.ts");
    const run = async ({ codes, idempotencyKey }: Attempt) => {
      const result = await sendSealed(
        { action: purpose, subject, codes, body },
        idempotencyKey,
        ({ command }) => send(command, idempotencyKey),
      );
      return result.ok ? { ...result, data: true } : result;
    };
    return (await carryOut(purpose, subject, run, { notDone, text })) ?? false;
  });
}

/**
 * Moves the order on: by a plain write, or by a sealed request with codes where coins leave. An
 * order that has moved meanwhile is returned with the refusal, shown, and marked as changed.
 */
import type { CallFailure } from "@parley/contract/client";
import type { OrderAction } from "@parley/domain/order/order-step";
import { updateOrderState } from "@parley/contract/endpoints/trade/order-steps";
import { orderDetails } from "@parley/contract/endpoints/trade/orders";
import type { EndpointInput } from "@parley/contract/endpoint";
import { codePurposeOf } from "@parley/domain/order/order-view";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { object, safeParse } from "zod/mini";
import { getApi } from "../../../shell/api/api.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { sendSealed } from "../../../shared/security/seal-request.ts";
import { askAfterRefusal, carryOut } from "../../../shared/security/security-requests.ts";
import type { WriteResult } from "@parley/site/forms/submitter";
import { useSubmission } from "../../../shared/forms/use-submission.ts";
import type { Order } from "./order.ts";
import type { OrderKeeper } from "./use-order.ts";
import { NOT_DONE_PHRASES } from "./wire-phrases.ts";

type Body = Omit<EndpointInput<typeof updateOrderState>, "command">;

export type ActionInput = Omit<Body, "orderId" | "version">;

/** What became of an action; `changed`: the order had moved meanwhile, and is shown as it is now. */
export type ActionEnd = "done" | "changed" | "failed" | "givenUp";

export interface OrderActor {
  /** Which action is under way. */
  readonly busy: OrderAction | null;
  /** What is not done, and why; its dialog stays and shows it. */
  readonly failed: { readonly action: OrderAction; readonly failure: CallFailure<string> } | null;
  /** Whether codes are required, in a dialog of their own. */
  readonly asksForCodes: (action: OrderAction) => boolean;
  readonly act: (input: ActionInput, doneText: string) => Promise<ActionEnd>;
  /** No longer shows what failed. */
  readonly forget: () => void;
}

type Outcome = { readonly isDone: boolean; readonly order: Order | null };

export function useOrderAction({ order, take, reload }: OrderKeeper): OrderActor {
  const t = usePhrase();
  const plain = useSubmission(async (body: Body, options) =>
    outcomeOf(await getApi().call(updateOrderState, body, options)),
  );
  const [action, setAction] = useState<OrderAction | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const purposeOf = (wanted: OrderAction) =>
    codePurposeOf(wanted, order.role, order.state, order.appeal);

  const send = async (input: ActionInput): Promise<WriteResult<Outcome> | null> => {
    const { orderId, version } = order;
    const body: Body = { ...input, orderId, version };
    const purpose = purposeOf(input.action);
    if (purpose === null) return plain.submit(body);
    const run = async ({ codes, idempotencyKey }: Parameters<Parameters<typeof carryOut>[2]>[0]) =>
      outcomeOf(
        await sendSealed(
          { action: purpose, subject: orderId, codes, body },
          idempotencyKey,
          (request, options) => getApi().call(updateOrderState, request, options),
        ),
      );
    const notDone = t(NOT_DONE_PHRASES[input.action]);
    const outcome = await carryOut(purpose, orderId, run, { notDone });
    return outcome === null ? null : { ok: true, data: outcome };
  };

  const act = async (input: ActionInput, doneText: string): Promise<ActionEnd> => {
    if (isBusy) return "givenUp";
    setAction(input.action);
    setIsBusy(true);
    const result = await send(input).finally(() => setIsBusy(false));
    if (result === null || !result.ok) {
      if (result !== null) askAfterRefusal(result);
      // Whether it arrived or not, the server knows.
      void reload();
      return result === null ? "givenUp" : "failed";
    }
    const { isDone, order: found } = result.data;
    if (found === null) void reload();
    else take(found);
    notify(
      isDone
        ? { tone: "success", text: doneText }
        : { tone: "warning", text: t("order.page.changed") },
    );
    return isDone ? "done" : "changed";
  };

  const { failure, forget } = plain;
  return {
    busy: isBusy ? action : null,
    failed: failure === null || action === null ? null : { action, failure },
    asksForCodes: (wanted) => purposeOf(wanted) !== null,
    act,
    forget,
  };
}

/** A changed order is a reply and no failure: a dialog need not stay open for it. */
function outcomeOf(result: WriteResult<Order>): WriteResult<Outcome> {
  if (result.ok) return { ok: true, data: { isDone: true, order: result.data } };
  if (result.name !== "orderStateChanged") return result;
  return { ok: true, data: { isDone: false, order: orderOfRefusal(result.data) } };
}

const refusal = object({ order: orderDetails });

function orderOfRefusal(data: unknown): Order | null {
  const read = safeParse(refusal, data);
  return read.success ? read.data.order : null;
}

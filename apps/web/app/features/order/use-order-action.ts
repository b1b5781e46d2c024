/**
 * Moves the order on: by a plain write, or by an encrypted command with codes where coins leave. An
 * order that has moved meanwhile comes with the refusal, is shown, and said to have changed.
 */
import { orderDetails, updateOrderState } from "@parley/contract/endpoints/orders";
import type { EndpointInput } from "@parley/contract/endpoint";
import { codePurposeOf, type OrderAction } from "@parley/domain/order/order-view";
import { notify } from "@parley/ui/toast";
import { useState } from "react";
import { object, safeParse } from "zod/mini";
import { getApi } from "../../shell/api.ts";
import { useFailureToast } from "../../shell/failure-toast.ts";
import { usePhrase } from "../../shell/phrase.tsx";
import { sendCommand } from "../../shell/security/seal-command.ts";
import { carryOut } from "../../shell/security/security-requests.ts";
import { useWrite, type WriteResult } from "../../shell/security/use-write.ts";
import type { Order } from "./order.ts";
import type { OrderKeeper } from "./use-order.ts";

type Body = Omit<EndpointInput<typeof updateOrderState>, "command">;

export type ActionInput = Omit<Body, "orderId" | "version">;

export interface OrderActor {
  /** Which action is under way. */
  readonly busy: OrderAction | null;
  /** True when it has taken effect. */
  readonly act: (input: ActionInput, doneText: string) => Promise<boolean>;
}

type Outcome = { readonly isDone: boolean; readonly order: Order | null };

export function useOrderAction({ order, take, reload }: OrderKeeper): OrderActor {
  const t = usePhrase();
  const write = useWrite();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState<OrderAction | null>(null);

  const send = async (input: ActionInput): Promise<WriteResult<Outcome> | null> => {
    const { orderId, version } = order;
    const body: Body = { ...input, orderId, version };
    const purpose = codePurposeOf(input.action, order.role, order.state, order.appeal);
    if (purpose === null) {
      return write.run(body, async (idempotencyKey) =>
        outcomeOf(await getApi().call(updateOrderState, body, { idempotencyKey })),
      );
    }
    const outcome = await carryOut(purpose, orderId, async ({ codes, idempotencyKey }) =>
      outcomeOf(
        await sendCommand(
          { action: purpose, subject: orderId, codes, body },
          idempotencyKey,
          (request, options) => getApi().call(updateOrderState, request, options),
        ),
      ),
    );
    return outcome === null ? null : { ok: true, data: outcome };
  };

  const act = async (input: ActionInput, doneText: string) => {
    if (busy !== null) return false;
    setBusy(input.action);
    const result = await send(input).finally(() => setBusy(null));
    if (result === null) return false;
    if (!result.ok) {
      showFailure(result);
      // Whether it arrived or not, the server knows.
      void reload();
      return false;
    }
    const { isDone, order: found } = result.data;
    if (found === null) void reload();
    else take(found);
    notify(
      isDone
        ? { tone: "success", text: doneText }
        : { tone: "warning", text: t("order.page.changed") },
    );
    return isDone;
  };

  return { busy, act };
}

/** That the order stands otherwise is an answer and no failure: a dialog need not stay for it. */
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

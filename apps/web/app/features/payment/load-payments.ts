/** Reads everything the page of payment methods shows. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { queryPaymentHolder, queryUserPayment } from "@parley/contract/endpoints/market/payment";
import type { LoaderFunctionArgs } from "react-router";
import { pageContext } from "../../shell/page/page-context.ts";
import { failedRead } from "../../shell/routing/failed-read.ts";

export type UserPayment = EndpointReply<typeof queryUserPayment>[number];
export type PaymentHolder = EndpointReply<typeof queryPaymentHolder>;

export interface PaymentsData {
  readonly payments: readonly UserPayment[];
  readonly holder: PaymentHolder;
}

export async function loadPayments({
  context,
}: Pick<LoaderFunctionArgs, "context">): Promise<PaymentsData> {
  const { api } = context.get(pageContext);
  const [payments, holder] = await Promise.all([
    api.call(queryUserPayment, {}),
    api.call(queryPaymentHolder, {}),
  ]);
  if (!payments.ok) throw failedRead("payment methods", payments);
  if (!holder.ok) throw failedRead("holder", holder);
  return { payments: payments.data, holder: holder.data };
}

/** Changes a payment method of the reader: its method stays, its numbers are read in full first. */
import { queryUserPayment } from "@parley/contract/endpoints/market/payment";
import { Card } from "@parley/ui/data/card";
import { useData } from "../../shared/data/use-data.ts";
import { getApi } from "../../shell/api/api.ts";
import { DetailsForm, FormWaiting } from "./details-form.tsx";
import { listMethods } from "./pay-methods.ts";
import { useFiatList } from "./use-fiat-list.ts";

export interface EditFormProps {
  readonly paymentId: string;
  readonly holder: string;
  readonly backPath: string;
  readonly onSaved: () => void;
}

export function EditForm({ paymentId, ...props }: EditFormProps) {
  const lists = useFiatList();
  const full = useData({
    key: paymentId,
    read: () => getApi().call(queryUserPayment, { id: paymentId }),
  });
  const payment = full.data?.[0];
  const methods = lists.data === null ? [] : listMethods(lists.data);
  const found = methods.find(({ method }) => method.code === payment?.method.code);
  if (payment === undefined || found === undefined) {
    // A method that is not offered any more cannot be filled in: then it can only be removed.
    const isReading = full.isReading || lists.isReading;
    const retry = () => void Promise.all([full.reload(), lists.reload()]);
    return <FormWaiting isReading={isReading} onRetry={retry} />;
  }
  return (
    <Card className="flex max-w-2xl flex-col gap-6">
      <h2 className="text-base font-semibold">{payment.method.name}</h2>
      <DetailsForm method={found.method} payment={payment} {...props} />
    </Card>
  );
}

/** Every posting that a ruling would make, as the server computes it. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { previewRuling } from "@parley/contract/endpoints/staff/appeals";
import type { RulingKind } from "@parley/domain/order/order";
import { Money } from "@parley/ui/data/money";
import { Notice } from "@parley/ui/feedback/notice";
import { Skeleton } from "@parley/ui/feedback/skeleton";
import { useEffect, useState } from "react";
import { api, failureText, type Failure } from "../../shell/api.ts";

export interface PostingsProps {
  readonly orderId: string;
  readonly ruling: RulingKind;
  /** Of a split: net to the buyer. */
  readonly amount: string | null;
  /** The reader is the second member of staff. */
  readonly isApproval?: boolean;
}

type Preview = EndpointReply<typeof previewRuling>;

const HOLDERS = { buyer: "Buyer", seller: "Seller", platform: "Parley" } as const;
const ACCOUNTS = {
  spot: "spot",
  futures: "futures",
  offer: "reserve of the offer",
  escrow: "escrow",
  withdrawal: "withdrawals",
  fees: "fees",
  chain: "chain",
} as const satisfies Record<Preview["postings"][number]["account"], string>;

export function Postings({ orderId, ruling, amount, isApproval = false }: PostingsProps) {
  const answer = usePreview(orderId, ruling, amount);
  if (answer === null) return <Skeleton className="h-24 w-full" />;
  if (!answer.ok) return <Notice tone="danger">{failureText(answer)}</Notice>;
  const { crypto, postings, needsSecond } = answer.data;
  return (
    <div className="flex flex-col gap-2">
      <table className="w-full text-sm">
        <caption className="pb-1 text-start text-xs text-muted">
          Postings when it takes effect
        </caption>
        <tbody>
          {postings.map(({ holder, account, amount: change }) => (
            <tr key={`${holder} ${account}`} className="border-t border-line">
              <th scope="row" className="py-1.5 text-start font-normal">
                {HOLDERS[holder]}, {ACCOUNTS[account]}
              </th>
              <td className="py-1.5 text-end">
                <Money amount={change} unit={crypto} isSigned />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {needsSecond && !isApproval && (
        <Notice tone="warning">A second member of staff has to approve it.</Notice>
      )}
    </div>
  );
}

type Answer = { readonly ok: true; readonly data: Preview } | Failure;

/** Null while it is asked for. */
function usePreview(orderId: string, ruling: RulingKind, amount: string | null): Answer | null {
  const wish = JSON.stringify([orderId, ruling, amount]);
  const [answered, setAnswered] = useState<{ wish: string; answer: Answer } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      const input = { orderId, ruling, ...(amount === null ? {} : { amount }) };
      const answer = await api.call(previewRuling, input, { signal: controller.signal });
      if (!controller.signal.aborted) setAnswered({ wish, answer });
    };
    void ask();
    return () => controller.abort();
  }, [orderId, ruling, amount, wish]);
  return answered?.wish === wish ? answered.answer : null;
}

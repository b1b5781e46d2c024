/** What a change does: each value before and after, what is wrong with it, and what follows from it. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { previewMarketChange } from "@parley/contract/endpoints/staff/market";
import type { MarketEdit } from "@parley/domain/market/market-change";
import { Button } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import { editName, effectText, PROBLEM_TEXTS, valueText } from "./market-words.ts";

export type Preview = EndpointReply<typeof previewMarketChange>;

export interface EditListProps {
  readonly edits: readonly MarketEdit[];
  readonly problems?: Preview["problems"] | undefined;
  readonly onRemove?: ((edit: MarketEdit) => void) | undefined;
}

const NO_PROBLEMS: Preview["problems"] = [];

export function EditList({ edits, problems = NO_PROBLEMS, onRemove }: EditListProps) {
  return (
    <ul className="flex flex-col">
      {edits.map((edit, place) => {
        const { kind, key, field, before, after } = edit;
        const found = problems.filter(({ index }) => index === place);
        return (
          <li
            key={`${kind} ${key} ${field}`}
            className="border-line flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-2 text-sm first:pt-0 last:border-b-0 last:pb-0"
          >
            <span className="min-w-40 font-medium">{editName(edit)}</span>
            <span className="figures">
              <span className="text-muted">{valueText(kind, key, field, before)}</span>
              <span aria-hidden> → </span>
              <span className="sr-only"> becomes </span>
              <strong>{valueText(kind, key, field, after)}</strong>
            </span>
            {found.map(({ problem }) => (
              <span key={problem} className="text-danger w-full">
                {PROBLEM_TEXTS[problem]}
              </span>
            ))}
            {onRemove !== undefined && (
              <Button
                tone="quiet"
                size="small"
                className="ms-auto"
                aria-label={`Remove ${editName(edit)}`}
                onClick={() => onRemove(edit)}
              >
                Remove
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function EffectList({ effects }: { readonly effects: Preview["effects"] }) {
  if (effects.length === 0) {
    return (
      <Notice>No offer, order or withdrawal that exists now is concerned by this change.</Notice>
    );
  }
  return (
    <Notice title="What it does to what exists">
      <ul className="flex flex-col gap-1">
        {effects.map((effect) => (
          <li key={`${effect.key} ${effect.effect}`}>
            <span className="font-medium">{effect.key}</span>: {effectText(effect)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

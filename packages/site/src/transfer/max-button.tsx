import { usePhrase } from "../phrase.tsx";

export interface MaxButtonProps {
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/** Fills an amount field with all there is. */
export function MaxButton({ isDisabled = false, onPress }: MaxButtonProps) {
  const t = usePhrase();
  return (
    <button
      type="button"
      disabled={isDisabled}
      onClick={onPress}
      className="text-accent disabled:text-disabled hover:bg-hover -me-1.5 min-h-8 rounded px-1.5 font-semibold"
    >
      {t("wallet.amount.max")}
    </button>
  );
}

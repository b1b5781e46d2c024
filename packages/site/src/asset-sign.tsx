export interface AssetSignProps {
  readonly logoUrl: string;
  readonly size?: "small" | "medium";
}

const SIZES = { small: "size-5", medium: "size-8" } as const;

/** The coin's logo; its name is always beside it. */
export function AssetSign({ logoUrl, size = "medium" }: AssetSignProps) {
  const pixels = size === "small" ? 20 : 32;
  return (
    <img
      src={logoUrl}
      alt=""
      width={pixels}
      height={pixels}
      className={`${SIZES[size]} shrink-0 rounded-full`}
    />
  );
}

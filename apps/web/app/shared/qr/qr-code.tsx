import { encode } from "uqr";
import { qrPath } from "./qr-path.ts";

export interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Rows of dark and light squares, with the light edge that readers need. */
export function encodeQr(text: string): boolean[][] {
  return encode(text, QR_OPTIONS).data;
}

const QR_OPTIONS = { ecc: "M", border: 3 } as const;

/** Dark on light in both themes: many cameras do not read the other way round. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, QR_OPTIONS);
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An img would need the drawing as an address.
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="bg-on-inverse dark:bg-inverse border-line-strong size-44 shrink-0 rounded-lg border"
    >
      <path d={qrPath(data)} className="fill-inverse dark:fill-on-inverse" />
    </svg>
  );
}

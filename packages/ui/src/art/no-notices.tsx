import { BLUE, Coin, Drawing, INK, type DrawingProps } from "./drawing.tsx";

/** A bell at rest. */
export function NoNoticesArt(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <Coin x={80} y={88} r={10} />
      <path
        d="M80 18c-17 0-27 12-27 28v16c0 6-4 10-8 14a3 3 0 0 0 2 5h66a3 3 0 0 0 2-5c-4-4-8-8-8-14V46c0-16-10-28-27-28z"
        className={BLUE}
      />
      <path d="M80 18v-6" className="stroke-accent" strokeWidth="4" />
      <path d="M122 34c5 4 8 10 8 17M38 34c-5 4-8 10-8 17" className={INK} strokeDasharray="1 6" />
    </Drawing>
  );
}

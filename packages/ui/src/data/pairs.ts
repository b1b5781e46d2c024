/** The ten pairs of colours by number. Classes instead of inline styles, which the content policy forbids. */
export const PAIRS = [
  "avatar-0",
  "avatar-1",
  "avatar-2",
  "avatar-3",
  "avatar-4",
  "avatar-5",
  "avatar-6",
  "avatar-7",
  "avatar-8",
  "avatar-9",
] as const;

/** Recovery codes are shown until they are saved, whatever else happens meanwhile. */
export interface Recovery {
  /** Null: there are none to save. */
  readonly codes: readonly string[] | null;
  readonly show: (codes: readonly string[]) => void;
  readonly saved: () => void;
}

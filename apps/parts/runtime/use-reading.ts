/** One way for parts to read from the API: the data, whether it failed, and reading again. */
import { useEffect, useEffectEvent, useState } from "react";

export type Answer<Data> = { readonly ok: true; readonly data: Data } | { readonly ok: false };

export interface Reading<Data> {
  /** Null until the first answer. A later failure keeps what was read before. */
  readonly data: Data | null;
  readonly isFailed: boolean;
  readonly reload: () => Promise<void>;
}

/** Reads when the key becomes another one; a null key reads nothing. */
export function useReading<Data>(
  key: string | null,
  read: () => Promise<Answer<Data>>,
): Reading<Data> {
  const [state, setState] = useState<{ readonly data: Data | null; readonly isFailed: boolean }>({
    data: null,
    isFailed: false,
  });
  const reload = async () => {
    const answer = await read();
    if (answer.ok) setState({ data: answer.data, isFailed: false });
    else setState(({ data }) => ({ data, isFailed: true }));
  };
  const readFor = useEffectEvent((asked: string | null) =>
    asked === null ? Promise.resolve() : reload(),
  );
  useEffect(() => void readFor(key), [key]);
  return { ...state, reload };
}

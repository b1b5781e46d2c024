/** One way for parts to read from the API: the data, whether it failed, and reading again. */
import { useEffect, useEffectEvent, useRef, useState } from "react";

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
  const round = useRef(0);
  const reload = async () => {
    round.current += 1;
    const own = round.current;
    const answer = await read();
    // A later question has been asked meanwhile.
    if (own !== round.current) return;
    if (answer.ok) setState({ data: answer.data, isFailed: false });
    else setState(({ data }) => ({ data, isFailed: true }));
  };
  const start = useEffectEvent(() => void reload());
  useEffect(() => {
    if (key === null) return undefined;
    const timer = setTimeout(start);
    return () => clearTimeout(timer);
  }, [key]);
  return { ...state, reload };
}

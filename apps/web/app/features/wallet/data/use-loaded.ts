/**
 * Data that a page was loaded with and that is loaded again in the browser, while the old one stays
 * visible.
 */
import { useRef, useState } from "react";
import { getApi, type Api } from "../../../shell/api/api.ts";
import { newerOf, type Loaded } from "./loaded.ts";

export interface Fresh<Data> {
  readonly loaded: Loaded<Data>;
  readonly isReloading: boolean;
  readonly reload: () => Promise<void>;
}

/** `first` is what the loader found; when the page is loaded anew, it counts again. */
export function useLoaded<Data>(
  first: Loaded<Data>,
  read: (api: Api) => Promise<Loaded<Data>>,
): Fresh<Data> {
  const [latest, setLatest] = useState({ first, loaded: first });
  const [isReloading, setIsReloading] = useState(false);
  const round = useRef(0);
  const reload = async () => {
    round.current += 1;
    const own = round.current;
    setIsReloading(true);
    const found = await read(getApi());
    // An answer that was overtaken by a later question says how things were.
    if (own !== round.current) return;
    setIsReloading(false);
    setLatest((known) => ({
      first,
      loaded: newerOf(known.first === first ? known.loaded : first, found),
    }));
  };
  const loaded = latest.first === first ? latest.loaded : first;
  return { loaded, isReloading, reload };
}

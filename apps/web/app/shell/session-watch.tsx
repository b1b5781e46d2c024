/**
 * Looks after the session while somebody is logged in. It is loaded only then: who has no session
 * has nothing to look after.
 */
import { userInfo } from "@parley/contract/endpoints/account";
import { useEffect, useEffectEvent } from "react";
import { getApi } from "./api.ts";
import { usePolling } from "./polling.ts";
import { onToldByOtherTab } from "./session-channel.ts";
import { decideSessionState } from "./session-state.ts";
import { userStore, useUser } from "./user-store.ts";

export default function SessionWatch() {
  const userId = useUser()?.userId;
  const ask = useEffectEvent(async () => {
    const state = decideSessionState(await getApi().call(userInfo, {}, { abortPrevious: true }));
    if (state.kind === "unknown") return;
    if (state.kind === "over") userStore.set(null);
    // Another account logged in meanwhile, in another tab: this page shows the wrong one.
    else if (state.user.userId !== userId) window.location.reload();
    else userStore.set(state.user);
  });
  usePolling(() => void ask());
  useEffect(() => onToldByOtherTab(() => void ask()), []);
  return null;
}

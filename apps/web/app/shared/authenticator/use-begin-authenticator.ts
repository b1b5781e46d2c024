/** Begins to set up an authenticator. */
import { beginTotp } from "@parley/contract/endpoints/identity/security";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { getApi } from "../../shell/api/api.ts";
import { useFailureToast } from "../security/failure-toast.ts";
import type { NewAuthenticator } from "./authenticator-form.tsx";

/** Begun by a press and not by showing the form: each beginning makes the one before worthless. */
export function useBeginAuthenticator(onBegun: (begun: NewAuthenticator) => void) {
  const showFailure = useFailureToast();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const begin = async () => {
    setIsBusy(true);
    const result = await getApi().call(beginTotp, {});
    setIsBusy(false);
    if (result.ok) onBegun(result.data);
    else {
      showFailure(result);
      // Set up in another tab meanwhile: the page shows the current state.
      if (result.name === "totpAlreadyOn") void revalidate();
    }
  };
  return { isBusy, begin };
}

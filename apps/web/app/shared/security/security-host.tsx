/** Rendered once in the page's frame; opens the dialog that a screen has requested. */
import { Suspense, useSyncExternalStore } from "react";
import { latePart } from "../../shell/boot/late-part.tsx";
import { AreaPhrases } from "../../shell/locale/area-phrases.tsx";
import { securityRequests } from "./security-requests.ts";

const VerificationDialog = latePart(() => import("./verification-dialog.tsx"));
const SetupDialog = latePart(() => import("./setup-dialog.tsx"));

const AREAS = ["security"] as const;

export function SecurityHost() {
  const request = useSyncExternalStore(
    securityRequests.subscribe,
    securityRequests.get,
    () => null,
  );
  if (request === null) return null;
  return (
    <Suspense>
      <AreaPhrases areas={AREAS}>
        {request.kind === "verify" ? (
          <VerificationDialog key={request.id} {...request} />
        ) : (
          <SetupDialog key={request.id} onClose={request.end} />
        )}
      </AreaPhrases>
    </Suspense>
  );
}

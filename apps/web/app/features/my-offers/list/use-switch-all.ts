/** Takes all offers offline, or brings back those that this took offline, and says how it went. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { setAllAdvState } from "@parley/contract/endpoints/market/own-offers";
import { notify } from "@parley/ui/feedback/toast";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { sendTo, useSubmission } from "../../../shared/forms/use-submission.ts";
import { askAfterRefusal } from "../../../shared/security/security-requests.ts";

export type SwitchState = "online" | "paused";
export type LeftOffline = EndpointReply<typeof setAllAdvState>["refused"];

export function useSwitchAll() {
  const t = usePhrase();
  const { revalidate } = useRevalidator();
  const [wanted, setWanted] = useState<SwitchState | null>(null);
  /** Offers that the last call could not bring back. */
  const [left, setLeft] = useState<LeftOffline>([]);
  const { submit, failure, ...work } = useSubmission(sendTo(setAllAdvState), {
    onDone: ({ changed, refused }, { state }) => {
      setLeft(refused);
      const count = changed.length;
      if (count > 0 || refused.length === 0) {
        notify({ tone: "success", text: t(`mine.switch.done.${state}`, { count }) });
      }
      void revalidate();
    },
    onFailed: (refusal) => {
      askAfterRefusal(refusal);
      void revalidate();
      return false;
    },
  });
  return {
    ...work,
    wanted,
    left,
    press: (state: SwitchState) => {
      setWanted(state);
      setLeft([]);
      return submit({ state });
    },
    failed: failure === null || wanted === null ? null : { state: wanted, failure },
  };
}

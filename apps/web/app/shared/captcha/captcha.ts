/**
 * The captcha in the browser: a call that requires a proof of work computes it silently, and is
 * sent again with it.
 */
import type { CallFailure } from "@parley/contract/client";
import type { EndpointReply } from "@parley/contract/endpoint";
import { captchaChallenge } from "@parley/contract/endpoints/identity/codes";
import type { Challenge } from "altcha-lib/types";
import { useState } from "react";
import { getApi } from "../../shell/api/api.ts";
import { dropCaptchaAnswer, keepCaptchaAnswer } from "../../shell/api/captcha-answer.ts";

type CaptchaChallenge = EndpointReply<typeof captchaChallenge>;

export type Answered<Data> = { readonly ok: true; readonly data: Data } | CallFailure<string>;

export interface CaptchaParts {
  readonly fetchChallenge: () => Promise<Answered<CaptchaChallenge>>;
  /** The text of the header, or null when no answer was found. */
  readonly solve: (challenge: CaptchaChallenge) => Promise<string | null>;
  readonly keep: (answer: string) => void;
  readonly drop: () => void;
}

export interface CaptchaOptions {
  /** The server always requires an answer here: it is computed first, which avoids a refusal. */
  readonly isExpected?: boolean;
  /** Called when the work begins and ends. */
  readonly onChecking?: (isChecking: boolean) => void;
}

export type WithCaptcha = <Data>(
  call: () => Promise<Answered<Data>>,
  options?: CaptchaOptions,
) => Promise<Answered<Data>>;

const REFUSALS: ReadonlySet<string> = new Set(["captchaRequired", "captchaInvalid"]);

export function createCaptchaCaller(parts: CaptchaParts): WithCaptcha {
  /** A failure when the challenge could not be had; without an answer the server will refuse. */
  async function prepare(): Promise<CallFailure<string> | null> {
    const challenge = await parts.fetchChallenge();
    if (!challenge.ok) return challenge;
    // No signature: the captcha is switched off.
    if (challenge.data.signature === "") return null;
    const answer = await parts.solve(challenge.data);
    if (answer !== null) parts.keep(answer);
    return null;
  }

  return async (call, { isExpected = false, onChecking } = {}) => {
    const check = async () => {
      onChecking?.(true);
      try {
        return await prepare();
      } finally {
        onChecking?.(false);
      }
    };
    const send = async () => {
      try {
        return await call();
      } finally {
        parts.drop();
      }
    };
    if (isExpected) {
      const failure = await check();
      if (failure !== null) return failure;
    }
    const first = await send();
    if (first.ok || !REFUSALS.has(first.name)) return first;
    return (await check()) ?? send();
  };
}

/** Numbers are tried by so many threads at once; more would only heat the phone. */
const MOST_WORKERS = 4;

async function solveInWorkers({ parameters, signature }: CaptchaChallenge): Promise<string | null> {
  const { solveChallengeWorkers } = await import("altcha-lib");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server made the parameters with this same library.
  const challenge = { parameters, signature } as unknown as Challenge;
  try {
    const solution = await solveChallengeWorkers({
      challenge,
      concurrency: Math.min(navigator.hardwareConcurrency || 1, MOST_WORKERS),
      createWorker: () =>
        new Worker(new URL("captcha-worker.ts", import.meta.url), { type: "module" }),
    });
    return solution === null ? null : btoa(JSON.stringify({ challenge, solution }));
  } catch {
    return null;
  }
}

export const withCaptcha = createCaptchaCaller({
  fetchChallenge: () => getApi().call(captchaChallenge, {}),
  solve: solveInWorkers,
  keep: keepCaptchaAnswer,
  drop: dropCaptchaAnswer,
});

/** `withCaptcha` for a form, with whether the work is under way, so that the form can say so. */
export function useCaptcha(): { readonly isChecking: boolean; readonly withCaptcha: WithCaptcha } {
  const [isChecking, setIsChecking] = useState(false);
  return {
    isChecking,
    withCaptcha: (call, options) => withCaptcha(call, { onChecking: setIsChecking, ...options }),
  };
}

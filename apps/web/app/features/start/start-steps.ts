/**
 * The first steps of an account: which are left, what each takes, and which one is shown. Pure; all it
 * knows is what the server says, so that any device goes on where another has stopped.
 */
import { gateItems, type Standing } from "../../shared/gate/gate-items.ts";
import type { StartStep } from "../../shell/session/start-path.ts";

/**
 * `waiting`: it was submitted and is under review. `masters`: only the master can do it. `open`: it
 * is left to do.
 */
export type StepState = "done" | "waiting" | "masters" | "open";

export interface Step {
  readonly step: StartStep;
  readonly state: StepState;
  readonly minutes: number;
}

/** An estimate for a person who has everything at hand. */
const MINUTES = {
  phone: 1,
  email: 1,
  kyc: 4,
  agreement: 3,
  twoFactor: 2,
} as const satisfies Record<StartStep, number>;

/** `isAsked`: staff have asked for something before they decide, so that it waits for the user. */
export function listSteps(standing: Standing, isAsked: boolean): readonly Step[] {
  return gateItems(standing).map(({ step, isDone, isWaiting, remedy }) => ({
    step,
    minutes: MINUTES[step],
    state: stateOf({
      isDone,
      isWaiting: isWaiting && !isAsked,
      isMasters: remedy.kind === "master",
    }),
  }));
}

function stateOf(facts: {
  readonly isDone: boolean;
  readonly isWaiting: boolean;
  readonly isMasters: boolean;
}): StepState {
  if (facts.isDone) return "done";
  if (facts.isMasters) return "masters";
  return facts.isWaiting ? "waiting" : "open";
}

/** What the page shows: a step, or that nothing is left to do for the reader. */
export type Place =
  | { readonly kind: "step"; readonly step: StartStep }
  /** Staff or the master have to act. */
  | { readonly kind: "waiting" }
  | { readonly kind: "done" };

/** The chosen step while it is open, else the first one that is. */
export function placeOf(steps: readonly Step[], chosen: StartStep | null): Place {
  const open = steps.filter(({ state }) => state === "open");
  const next = open.find(({ step }) => step === chosen) ?? open[0];
  if (next !== undefined) return { kind: "step", step: next.step };
  return { kind: steps.every(({ state }) => state === "done") ? "done" : "waiting" };
}

/** For the steps that are left to the reader. */
export function minutesLeft(steps: readonly Step[]): number {
  return steps.reduce((sum, { state, minutes }) => sum + (state === "open" ? minutes : 0), 0);
}

/** A step that the address names. */
export function readStep(text: string | null, steps: readonly Step[]): StartStep | null {
  return steps.find(({ step }) => step === text)?.step ?? null;
}

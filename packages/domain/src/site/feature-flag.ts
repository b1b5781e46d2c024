// Features that staff can turn off while the site runs.

export const FEATURE_FLAGS = ["express", "charts", "passkeys"] as const;

export type FeatureFlag = (typeof FEATURE_FLAGS)[number];

export type FlagStates = Readonly<Record<FeatureFlag, boolean>>;

/** What counts while the flags have never been read. */
export const DEFAULT_FLAGS: FlagStates = { express: true, charts: true, passkeys: true };

/** The known flags among what a service answers; one that it does not list is off. */
export function readFlagStates(answer: Readonly<Record<string, boolean>>): FlagStates {
  return {
    express: answer["express"] === true,
    charts: answer["charts"] === true,
    passkeys: answer["passkeys"] === true,
  };
}

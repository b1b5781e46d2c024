// The codes of a call or a sealed request, by which a user proves to be present.

/** What a browser's passkey answers to a challenge. */
export interface PasskeyAssertion {
  readonly id: string;
  readonly rawId: string;
  readonly type: "public-key";
  readonly authenticatorAttachment?: "platform" | "cross-platform" | undefined;
  readonly clientExtensionResults?: Readonly<Record<string, unknown>> | undefined;
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle?: string | undefined;
  };
}

export interface FactorCodes {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly totp?: string | undefined;
  readonly passkey?: PasskeyAssertion | undefined;
  /** Replaces the authenticator, once. */
  readonly recovery?: string | undefined;
  /** Required only where no factor is bound. */
  readonly password?: string | undefined;
}

// What an account lacks for trading: the gate, the service agreement, the broker's mark.
import { acceptTerm, checkBroker, verifyUser } from "@parley/contract/endpoints/identity/gate";
import { readAgreement } from "@parley/contract/endpoints/site/agreement";
import type { Pool } from "@parley/database/pool";
import { listBuyings } from "@parley/database/queries/wallet/fresh-coin";
import { listMissingSteps } from "@parley/domain/account/gate";
import { isNewAccount } from "@parley/domain/wallet/fresh-coins";
import { acceptAgreement } from "@parley/operations/identity/gate/accept-agreement";
import { readStanding } from "@parley/operations/identity/gate/read-standing";
import { findLocaleOfTag } from "@parley/phrases/locale-of-tag";
import type { Clock } from "@parley/platform/clock";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { refuse } from "../../http/replies/failure.ts";
import type { AgreementReader } from "../agreement/agreement-reader.ts";

export interface GateRouteParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly agreement: AgreementReader;
}

export function bindGateRoutes({ pool, clock, agreement }: GateRouteParts): Binding[] {
  return [
    bind(verifyUser, async (_input, { session }) => {
      const { standing } = await readStanding(pool, clock, session.userId);
      const missing = listMissingSteps(standing);
      const key = { groupId: session.masterId, payMethod: "" };
      const [buying] = await listBuyings(pool, [key]);
      if (buying === undefined) throw new Error("the account of a session is gone");
      return {
        ok: true,
        data: {
          acceptTerm: standing.hasAcceptedAgreement,
          phoneVerified: standing.isPhoneVerified,
          emailVerified: standing.isEmailVerified,
          kycApproved: standing.isKycApproved,
          twoFactorReady: standing.hasTwoFactor,
          canTrade: missing.length === 0,
          newAccount: isNewAccount(buying.registeredAt, clock.now()),
          missing,
        },
      };
    }),

    bind(acceptTerm, async ({ version }, { session }) => {
      if (session.isSubUser) return refuse("masterOnly");
      const { userId: masterId } = session;
      const accepted = await acceptAgreement({ pool, clock }, { masterId, version });
      if (!accepted.ok) return accepted;
      return { ok: true, data: { acceptTerm: true as const, version: accepted.version } };
    }),

    bind(readAgreement, async ({ language }, context) => {
      const present = await agreement.read();
      const asked = language === undefined ? null : findLocaleOfTag(language);
      const { title, sections, language: served } = present.textIn(asked ?? context.locale);
      const prepared = await context.prepare({
        version: present.version,
        effectiveAt: present.effectiveAt,
        language: served,
        title,
        sections: sections.map(({ heading, paragraphs }) => ({
          heading,
          paragraphs: [...paragraphs],
        })),
      });
      return { ok: true, prepared, isPersonal: asked === null };
    }),

    bind(checkBroker, async (_input, { session: { brokerName, accountGroup } }) => {
      const brokerId = brokerName === null ? null : accountGroup.toString();
      return { ok: true, data: { isBroker: brokerName !== null, brokerId, brokerName } };
    }),
  ];
}

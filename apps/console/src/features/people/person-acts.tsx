/** What staff can do about a person. Each act needs a reason and the second factor. */
import { endUserSessions } from "@parley/contract/endpoints/staff/people";
import { freezeUser, holdUser, setTraderStatus } from "@parley/contract/endpoints/staff/staff";
import type { StaffRight } from "@parley/domain/staff/staff-right";
import { Button } from "@parley/ui/controls/button";
import { useState } from "react";
import { DAY_MS, DaysField } from "../../parts/days-field.tsx";
import type { Attempt } from "../../parts/decision-dialog.tsx";
import { ReasonDialog, type ReasonDialogProps } from "../../parts/reason-dialog.tsx";
import { timeText } from "../../parts/words.ts";
import { api } from "../../shell/api.ts";
import { useHasRight } from "../../shell/session.ts";
import type { Person } from "./load-person.ts";

type ActName = "freeze" | "hold" | "sessions" | "merchant";

const HOLD_DAYS = ["1", "3", "7", "30", "90"] as const;

interface Act extends Pick<
  ReasonDialogProps,
  "title" | "description" | "confirmLabel" | "done" | "decide"
> {
  readonly name: ActName;
  readonly right: StaffRight;
  /** It takes something from the person. */
  readonly isHarsh: boolean;
}

interface Chosen {
  readonly name: ActName;
  readonly person: Person;
  /** One end of a hold for all presses: a repeated one is the same decision. */
  readonly at: number;
}

export function PersonActs({ person }: { readonly person: Person }) {
  const mayDo = useHasRight();
  // With the person as the button was read: the page reads itself again under the dialog, and what
  // freezes must not turn into what lifts a freeze.
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [days, setDays] = useState<(typeof HOLD_DAYS)[number]>("7");
  const acts = actsOn(person, 0);
  const act =
    chosen === null
      ? undefined
      : actsOn(chosen.person, chosen.at + Number(days) * DAY_MS).find(
          ({ name }) => name === chosen.name,
        );
  return (
    <div className="flex flex-wrap gap-2">
      {acts
        .filter(({ right }) => mayDo(right))
        .map(({ name, title, isHarsh }) => (
          <Button
            key={name}
            tone={isHarsh ? "danger" : "secondary"}
            onClick={() => setChosen({ name, person, at: Date.now() })}
          >
            {title}
          </Button>
        ))}
      {act !== undefined && (
        <ReasonDialog
          key={act.name}
          title={act.title}
          description={act.description}
          confirmLabel={act.confirmLabel}
          tone={act.isHarsh ? "danger" : "primary"}
          subject={person.uid}
          done={act.done}
          decide={act.decide}
          onClose={() => setChosen(null)}
        >
          {act.name === "hold" && chosen?.person.heldUntil === null && (
            <DaysField choices={HOLD_DAYS} value={days} onChange={setDays} />
          )}
        </ReasonDialog>
      )}
    </div>
  );
}

function actsOn(person: Person, holdUntil: number): readonly Act[] {
  return [freezing(person), holding(person, holdUntil), loggingOut(person), marking(person)];
}

function freezing({ uid, isFrozen }: Person): Act {
  return {
    name: "freeze",
    right: isFrozen ? "liftFreeze" : "freezeTrading",
    isHarsh: !isFrozen,
    title: isFrozen ? "Lift the freeze" : "Freeze trading",
    description: isFrozen
      ? "The person can trade and withdraw again."
      : "No new orders, offers or withdrawals; orders that are open go on.",
    confirmLabel: isFrozen ? "Lift" : "Freeze",
    done: isFrozen ? "The freeze is lifted." : "Trading is frozen.",
    decide: ({ codes, idempotencyKey }: Attempt, reason) =>
      api.call(freezeUser, { uid, isFrozen: !isFrozen, reason, codes }, { idempotencyKey }),
  };
}

function holding({ uid, heldUntil }: Person, holdUntil: number): Act {
  const isHeld = heldUntil !== null;
  return {
    name: "hold",
    right: "holdSettlement",
    isHarsh: !isHeld,
    title: isHeld ? "Lift the hold" : "Put on hold",
    description: isHeld
      ? `It would end by itself at ${timeText(heldUntil)}.`
      : "Orders of this person are not settled until then; they fail and can be retried.",
    confirmLabel: isHeld ? "Lift" : "Hold",
    done: isHeld ? "The hold is lifted." : "The account is on hold.",
    decide({ codes, idempotencyKey }, reason) {
      const until = isHeld ? null : holdUntil;
      return api.call(holdUser, { uid, until, reason, codes }, { idempotencyKey });
    },
  };
}

function loggingOut({ uid }: Person): Act {
  return {
    name: "sessions",
    right: "endSessions",
    isHarsh: true,
    title: "End all sessions",
    description:
      "The person is logged out everywhere, browsers are forgotten and API keys revoked. The person is told.",
    confirmLabel: "End",
    done: "The person is logged out everywhere.",
    decide: ({ codes, idempotencyKey }, reason) =>
      api.call(endUserSessions, { uid, reason, codes }, { idempotencyKey }),
  };
}

function marking({ uid, traderStatus }: Person): Act {
  const isMerchant = traderStatus === "active";
  return {
    name: "merchant",
    right: "setStatus",
    isHarsh: false,
    title: isMerchant ? "Take the merchant mark away" : "Mark as merchant",
    description: isMerchant
      ? "The limits are those of the group's trades again."
      : "The group gets the limits of merchants.",
    confirmLabel: isMerchant ? "Take away" : "Mark",
    done: isMerchant ? "The person is no merchant any more." : "The person is a merchant.",
    decide: ({ codes, idempotencyKey }, reason) => {
      const next = isMerchant ? "none" : "active";
      return api.call(
        setTraderStatus,
        { uid, traderStatus: next, reason, codes },
        { idempotencyKey },
      );
    },
  };
}

/** How the order is paid: by which method, or into which of the reader's own accounts. */
import { buttonClass } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { MethodMark } from "@parley/ui/data/method-mark";
import { Notice } from "@parley/ui/feedback/notice";
import { useEffect, useEffectEvent, useId, useRef, type Ref } from "react";
import { Link, useLocation } from "react-router";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { takeAddedAccount } from "../../shell/state/added-account.ts";
import { withReturnPath } from "../../shell/session/return-path.ts";
import type { OfferPageData } from "./load-offer.ts";

export interface PaymentChoiceProps extends Pick<OfferPageData, "side" | "offer" | "accounts"> {
  /** The code of a method, or the id of an account. */
  readonly chosen: string | null;
  readonly onChoose: (chosen: string) => void;
  readonly error: string | undefined;
  /** How often the order was submitted while there was nothing to choose from. */
  readonly missed: number;
}

export function PaymentChoice(props: PaymentChoiceProps) {
  const t = usePhrase();
  const { side, offer, accounts, chosen, onChoose, error, missed } = props;
  // The account that the reader has just added for this order.
  const chooseAdded = useEffectEvent(() => {
    const added = side === "sell" ? takeAddedAccount(accounts) : null;
    if (added !== null) onChoose(added);
  });
  useEffect(() => chooseAdded(), []);
  if (side === "sell" && accounts.length === 0)
    return <NoAccount missed={missed} fiat={offer.fiat} />;
  const options =
    side === "buy"
      ? offer.payMethods.map(({ code, name }) => ({ value: code, label: name }))
      : accounts.map(({ id, name, account }) => ({ value: id, label: `${name} · ${account}` }));
  const mark =
    side === "buy"
      ? offer.payMethods.find(({ code }) => code === chosen)
      : accounts.find(({ id }) => id === chosen);
  return (
    <Field
      label={t(side === "buy" ? "offer.form.method" : "order.form.account")}
      error={error}
      aside={side === "sell" ? <AddLink isQuiet fiat={offer.fiat} /> : undefined}
    >
      {(control) => (
        <div className="flex items-center gap-2">
          {mark !== undefined && <MethodMark {...mark} />}
          <NativeSelect {...control} value={chosen} options={options} onValueChange={onChoose} />
        </div>
      )}
    </Field>
  );
}

/** Without a payment account the press leads to where one is added. */
function NoAccount({
  missed,
  fiat,
}: Pick<PaymentChoiceProps, "missed"> & { readonly fiat: string }) {
  const t = usePhrase();
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (missed > 0) link.current?.focus();
  }, [missed]);
  return (
    <Notice tone={missed > 0 ? "danger" : "warning"}>
      <p id={id}>{t("order.form.noAccount")}</p>
      <p className="mt-2">
        <AddLink ref={link} describedBy={id} fiat={fiat} />
      </p>
    </Notice>
  );
}

interface AddLinkProps {
  /** Methods that move it are offered first. */
  readonly fiat: string;
  readonly isQuiet?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
  /** The id of what says why one is needed. */
  readonly describedBy?: string;
}

/** Leads back to this form. */
function AddLink({ fiat, isQuiet = false, ref, describedBy }: AddLinkProps) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { pathname, search } = useLocation();
  return (
    <Link
      ref={ref}
      aria-describedby={describedBy}
      to={`${withReturnPath(toPath("/p2p/payment"), pathname + search)}&add=new&fiat=${fiat}`}
      className={
        isQuiet
          ? "text-accent inline-flex min-h-6 items-center hover:underline"
          : buttonClass({ tone: "secondary", size: "small" })
      }
    >
      {t("order.form.addAccount")}
    </Link>
  );
}

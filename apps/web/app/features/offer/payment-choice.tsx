/** How the order is paid: by which method, or into which of the reader's own accounts. */
import { buttonClass } from "@parley/ui/button";
import { Field } from "@parley/ui/field";
import { NativeSelect } from "@parley/ui/native-select";
import { Notice } from "@parley/ui/notice";
import { Link, useLocation } from "react-router";
import { useLocalPath } from "../../shell/page-data.ts";
import { usePhrase } from "../../shell/phrase.tsx";
import { withReturnPath } from "../../shell/return-path.ts";
import type { OfferPageData } from "./load-offer.ts";

export interface PaymentChoiceProps extends Pick<OfferPageData, "side" | "offer" | "accounts"> {
  /** The code of a method, or the id of an account. */
  readonly chosen: string | null;
  readonly onChoose: (chosen: string) => void;
  readonly error: string | undefined;
}

export function PaymentChoice(props: PaymentChoiceProps) {
  const t = usePhrase();
  const { side, offer, accounts, chosen, onChoose, error } = props;
  if (side === "sell" && accounts.length === 0) return <NoAccount error={error} />;
  const options =
    side === "buy"
      ? offer.payMethods.map(({ code, name }) => ({ value: code, label: name }))
      : accounts.map(({ id, name, account }) => ({ value: id, label: `${name} · ${account}` }));
  return (
    <Field
      label={t(side === "buy" ? "offer.form.method" : "order.form.account")}
      error={error}
      aside={side === "sell" ? <AddLink isQuiet /> : undefined}
    >
      {(control) => (
        <NativeSelect {...control} value={chosen} options={options} onValueChange={onChoose} />
      )}
    </Field>
  );
}

function NoAccount({ error }: { error: string | undefined }) {
  const t = usePhrase();
  return (
    <Notice tone="warning" role={error === undefined ? undefined : "alert"}>
      <p>{t("order.form.noAccount")}</p>
      <p className="mt-2">
        <AddLink />
      </p>
    </Notice>
  );
}

/** Leads back to this form. */
function AddLink({ isQuiet = false }: { isQuiet?: boolean }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { pathname, search } = useLocation();
  return (
    <Link
      to={withReturnPath(toPath("/p2p/payment"), pathname + search)}
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

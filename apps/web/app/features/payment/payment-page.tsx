/** The reader's own payment methods: a list of them, or the form that adds one. */
import { NoPaymentsArt } from "@parley/ui/art/no-payments";
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { EmptyState } from "@parley/ui/feedback/empty-state";
import { Notice } from "@parley/ui/feedback/notice";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useEffect } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { PageHeading } from "../../shell/page/page-heading.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { useReturnPath, withReturnPath } from "../../shell/session/return-path.ts";
import { paymentStore } from "../../shell/state/payment-store.ts";
import { noteAddedAccount } from "../../shell/state/added-account.ts";
import { AddForm } from "./add-form.tsx";
import { EditForm } from "./edit-form.tsx";
import type { PaymentHolder, PaymentsData, UserPayment } from "./load-payments.ts";
import { PaymentCard } from "./payment-card.tsx";
import { PageTitle } from "../../shell/page/head.tsx";

/** The address of the form is one of its own, so that the browser's way back leads to the list. */
const ADD_PARAMETER = "add";
/** The id of the one that is changed. */
const EDIT_PARAMETER = "edit";

export function PaymentPage({ payments, holder }: PaymentsData) {
  const t = usePhrase();
  const [query] = useSearchParams();
  const returnTo = useReturnPath();
  const toPath = useLocalPath();
  const isAdding = query.has(ADD_PARAMETER) && addingBar(payments, holder) === null;
  useEffect(() => paymentStore.set({ userPaymentsList: payments }), [payments]);
  const edited = holder.canManage
    ? payments.find(({ id }) => id === query.get(EDIT_PARAMETER))
    : undefined;
  const title = t(
    edited !== undefined ? "payment.edit.title" : isAdding ? "payment.add" : "payment.title",
  );
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{title}</PageTitle>
      <Link
        to={returnTo ?? toPath("/p2p")}
        className="text-accent -my-2 flex min-h-11 items-center gap-1.5 self-start text-sm font-medium hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
        {t(isOfferForm(returnTo) ? "payment.backToOffer" : "payment.backToP2P")}
      </Link>
      {edited !== undefined ? (
        <Editing title={title} payment={edited} holder={holder.receiverName ?? ""} />
      ) : isAdding ? (
        <Adding title={title} holder={holder.receiverName ?? ""} />
      ) : (
        <Listing title={title} payments={payments} holder={holder} />
      )}
    </div>
  );
}

/** The wizard of an offer, or the order form: both are about an offer. */
function isOfferForm(returnTo: string | null): boolean {
  return returnTo !== null && /^\/[^/]+\/p2p\/(offers|buy|sell)\//.test(returnTo);
}

/** Why none can be added; null when one can. */
function addingBar(payments: readonly UserPayment[], holder: PaymentHolder) {
  if (!holder.canManage) return "notAllowed";
  if (holder.receiverName === null) return "kyc";
  return payments.length >= holder.mostPayments ? "full" : null;
}

function Adding({ title, holder }: { readonly title: string; readonly holder: string }) {
  const t = usePhrase();
  const navigate = useNavigate();
  const toPath = useLocalPath();
  const returnTo = useReturnPath();
  // A form that needed one goes on with it.
  const backPath = returnTo ?? toPath("/p2p/payment");
  const leave = (id: string) => {
    if (returnTo !== null) noteAddedAccount(id);
    void navigate(backPath, { replace: returnTo !== null });
  };
  return (
    <>
      <PageHeading title={title} text={t("payment.new.text")} />
      <AddForm holder={holder} backPath={backPath} onAdded={leave} />
    </>
  );
}

interface EditingProps {
  readonly title: string;
  readonly payment: UserPayment;
  readonly holder: string;
}

function Editing({ title, payment, holder }: EditingProps) {
  const t = usePhrase();
  const navigate = useNavigate();
  const toPath = useLocalPath();
  const listPath = withReturnPath(toPath("/p2p/payment"), useReturnPath());
  return (
    <>
      <PageHeading title={title} text={t("payment.edit.text")} />
      <EditForm
        key={payment.id}
        paymentId={payment.id}
        holder={holder}
        backPath={listPath}
        onSaved={() => void navigate(listPath)}
      />
    </>
  );
}

interface ListingProps extends PaymentsData {
  readonly title: string;
}

function Listing({ title, payments, holder }: ListingProps) {
  const t = usePhrase();
  const { canManage, mostPayments } = holder;
  const bar = addingBar(payments, holder);
  return (
    <>
      <PageHeading
        title={title}
        text={t("payment.text")}
        action={
          payments.length > 0 && (
            <div className="flex items-center gap-3">
              <span className="figures text-muted text-sm">
                {t("payment.count", { count: payments.length, most: mostPayments })}
              </span>
              <AddLink isDisabled={bar !== null} />
            </div>
          )
        }
      />
      <Bar bar={bar} />
      {payments.length === 0 ? (
        <Card>
          <EmptyState
            art={<NoPaymentsArt />}
            title={t("payment.empty")}
            text={t("payment.emptyText")}
            action={bar === null && <AddLink />}
          />
        </Card>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {payments.map((payment) => (
            <PaymentCard key={payment.id} payment={payment} canManage={canManage} />
          ))}
        </ul>
      )}
    </>
  );
}

function AddLink({ isDisabled = false }: { readonly isDisabled?: boolean }) {
  const t = usePhrase();
  const { pathname, search } = useLocation();
  if (isDisabled) return <Button disabled>{t("payment.add")}</Button>;
  const query = new URLSearchParams(search);
  query.set(ADD_PARAMETER, "new");
  return (
    <Link to={`${pathname}?${query}`} className={buttonClass()}>
      {t("payment.add")}
    </Link>
  );
}

function Bar({ bar }: { readonly bar: ReturnType<typeof addingBar> }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { pathname, search } = useLocation();
  if (bar === null) return null;
  if (bar !== "kyc") {
    const phrase = bar === "full" ? "payment.full" : "payment.notAllowed";
    return <Notice tone="warning">{t(phrase)}</Notice>;
  }
  return (
    <Notice tone="warning" title={t("payment.kyc.title")}>
      <p>{t("payment.kyc.text")}</p>
      <Link
        to={withReturnPath(toPath("/account/kyc"), pathname + search)}
        className={`${buttonClass({ size: "small" })} mt-2.5 mb-1 max-sm:min-h-11`}
      >
        {t("payment.kyc.action")}
      </Link>
    </Notice>
  );
}

/** One payment method of the reader: masked, in full on demand, with its picture. */
import { queryUserPayment } from "@parley/contract/endpoints/market/payment";
import { Badge } from "@parley/ui/data/badge";
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { CopyButton } from "@parley/ui/controls/copy-button";
import { Dialog } from "@parley/ui/overlays/dialog";
import { MethodMark } from "@parley/ui/data/method-mark";
import { Time } from "@parley/ui/data/time";
import { useId, useState, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { getApi } from "../../shell/api/api.ts";
import { useFailureToast } from "../../shared/security/failure-toast.ts";
import { pictureData } from "../../shared/picture/picture-data.ts";
import { SavePicture } from "../../shared/picture/save-picture.tsx";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import type { UserPayment } from "./load-payments.ts";
import { groupPhrase } from "./pay-methods.ts";
import { RemoveButton } from "./remove-button.tsx";

export interface PaymentCardProps {
  readonly payment: UserPayment;
  readonly canManage: boolean;
}

export function PaymentCard({ payment, canManage }: PaymentCardProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const id = useId();
  const { full, isBusy, show, hide } = useFullDetails(payment.id);
  const { method, receiverName, picture, createdAt } = payment;
  const group = groupPhrase(method.group);
  return (
    <li className="min-w-0">
      <Card className="flex h-full flex-col gap-4">
        <header className="flex items-start justify-between gap-3">
          <MethodMark code={method.code} name={method.name} className="size-11 text-sm" />
          <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
            <h2 id={id} className="text-base font-semibold wrap-anywhere">
              {method.name}
            </h2>
            {group !== null && <Badge>{t(group)}</Badge>}
          </div>
          {picture !== null && <PictureButton method={method.name} url={picture.url} />}
        </header>
        <dl className="divide-line flex flex-col divide-y text-sm">
          <Fact label={t("payment.field.receiverName")}>{receiverName}</Fact>
          {full === null ? (
            <Fact label={t("payment.field.account")}>
              <span className="figures">{payment.account}</span>
            </Fact>
          ) : (
            full.details.map(({ name, label, text }) => (
              <Fact
                key={name}
                label={label}
                action={
                  <CopyButton
                    text={text}
                    label={t("payment.copy", { label })}
                    copiedLabel={t("payment.copied")}
                  />
                }
              >
                <span className="figures wrap-anywhere">{text}</span>
              </Fact>
            ))
          )}
        </dl>
        <footer className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="text-muted text-xs">
            {rich("payment.addedAt", { time: <Time key="time" at={createdAt} /> })}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              tone="secondary"
              size="small"
              className="max-sm:min-h-11"
              isBusy={isBusy}
              aria-expanded={full !== null}
              aria-describedby={id}
              onClick={full === null ? () => void show() : hide}
            >
              {t(full === null ? "payment.show" : "payment.hide")}
            </Button>
            {canManage && <EditLink id={payment.id} describedBy={id} />}
            {canManage && <RemoveButton payment={payment} />}
          </div>
        </footer>
      </Card>
    </li>
  );
}

function EditLink({ id, describedBy }: { readonly id: string; readonly describedBy: string }) {
  const t = usePhrase();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set("edit", id);
  return (
    <Link
      to={`${pathname}?${query}`}
      aria-describedby={describedBy}
      className={`${buttonClass({ tone: "secondary", size: "small" })} max-sm:min-h-11`}
    >
      {t("payment.edit")}
    </Link>
  );
}

/** The full numbers are loaded on request, and are not in the page before. */
function useFullDetails(id: string) {
  const showFailure = useFailureToast();
  const [full, setFull] = useState<UserPayment | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  return {
    full,
    isBusy,
    hide: () => setFull(null),
    show: async () => {
      setIsBusy(true);
      const result = await getApi().call(queryUserPayment, { id });
      setIsBusy(false);
      if (result.ok) setFull(result.data[0] ?? null);
      else showFailure(result);
    },
  };
}

interface FactProps {
  readonly label: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Fact({ label, action, children }: FactProps) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 py-1">
      <dt className="text-muted">{label}</dt>
      <dd className="flex min-w-0 items-center gap-1 text-end wrap-anywhere">
        {children}
        {action}
      </dd>
    </div>
  );
}

function PictureButton({ method, url }: { readonly method: string; readonly url: string }) {
  const t = usePhrase();
  return (
    <Dialog
      title={t("payment.picture", { method })}
      closeLabel={t("payment.close")}
      footer={<SavePicture load={() => pictureData(url)} name="payment-code" />}
      trigger={
        <button
          type="button"
          aria-label={t("payment.picture.enlarge", { method })}
          className="border-line-strong shrink-0 overflow-hidden rounded-md border"
        >
          <img src={url} alt="" loading="lazy" className="size-14 object-cover" />
        </button>
      }
    >
      <img
        src={url}
        alt={t("payment.picture", { method })}
        className="mx-auto max-h-[70vh] w-auto rounded-md"
      />
    </Dialog>
  );
}

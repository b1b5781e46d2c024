/** The payment's destination: each line with a button that copies it as it has to be typed. */
import { CopyButton } from "@parley/ui/controls/copy-button";
import { Dialog } from "@parley/ui/overlays/dialog";
import { MethodMark } from "@parley/ui/data/method-mark";
import { Money } from "@parley/ui/data/money";
import { notify } from "@parley/ui/feedback/toast";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { pictureData } from "../../../shared/picture/picture-data.ts";
import { SavePicture } from "../../../shared/picture/save-picture.tsx";
import { numberGroups } from "../model/number-groups.ts";
import type { Order } from "../model/order.ts";

/** Once paid they are only looked up: what comes next is in their place. */
export function FoldedPayDetails({ order }: { order: Order }) {
  const t = usePhrase();
  const { payInfo, fiat, fiatAmount, payMethod } = order;
  if (payInfo === null) return null;
  return (
    <details className="group border-line rounded-md border">
      <summary className="hover:bg-hover flex min-h-11 list-none items-center gap-3 rounded-md px-3 py-2 [&::-webkit-details-marker]:hidden">
        <h3 className="min-w-0 font-semibold">{t("order.field.paymentInfo")}</h3>
        <span className="text-muted ms-auto flex min-w-0 flex-wrap justify-end gap-x-2 text-end text-sm">
          <Money amount={fiatAmount} unit={fiat} />
          <span>{payMethod.name}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="text-muted size-4 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-3 pt-1 pb-3">
        <Lines order={order} payInfo={payInfo} />
      </div>
    </details>
  );
}

export function PayDetails({ order }: { order: Order }) {
  const t = usePhrase();
  const { payInfo } = order;
  if (payInfo === null) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t("order.field.paymentInfo")}</h3>
      <Lines order={order} payInfo={payInfo} />
    </section>
  );
}

interface LinesProps {
  readonly order: Order;
  readonly payInfo: NonNullable<Order["payInfo"]>;
}

function Lines({ order, payInfo }: LinesProps) {
  const t = usePhrase();
  const { fiat, fiatAmount, payMethod } = order;
  const { receiverName, details, picture } = payInfo;
  return (
    <div className="border-line divide-line bg-sunken flex flex-col divide-y rounded-md border px-2.5 sm:px-4">
      <dl className="divide-line flex flex-col divide-y">
        <Line name={t("order.field.paymentAmount")} copy={fiatAmount}>
          <strong className="text-2xl sm:text-base">
            <Money amount={fiatAmount} unit={fiat} />
          </strong>
        </Line>
        <Line name={t("order.field.paymentMethod")}>
          <span className="flex items-center gap-2">
            <MethodMark code={payMethod.code} name={payMethod.name} className="size-7" />
            {payMethod.name}
          </span>
        </Line>
        <Line name={t("order.field.receiverName")} copy={receiverName}>
          {receiverName}
        </Line>
        {details.map(({ name, label, text }) => (
          <Line key={name} name={label} copy={text}>
            <Groups text={text} />
          </Line>
        ))}
      </dl>
      {picture !== null && <Picture url={picture.url} />}
    </div>
  );
}

interface LineProps {
  readonly name: string;
  /** What the button copies; without it there is no button. */
  readonly copy?: string;
  readonly children: ReactNode;
}

function Line({ name, copy, children }: LineProps) {
  const t = usePhrase();
  return (
    <div className="flex min-h-11 justify-between gap-x-3 py-1 max-sm:flex-col max-sm:py-1.5 sm:flex-wrap sm:items-center">
      <dt className="text-muted max-sm:text-xs">{name}</dt>
      {/*
       * On a phone it is below its name and large, to type from; elsewhere too where it does not fit
       * beside it.
       */}
      <dd className="flex min-w-0 items-center justify-between gap-1 sm:ms-auto sm:text-end">
        <span className="min-w-0 font-medium break-words max-sm:text-lg">{children}</span>
        {copy === undefined ? (
          <span className="w-7 shrink-0" />
        ) : (
          <CopyButton
            text={copy}
            label={t("order.action.copy", { field: name })}
            copiedLabel={t("order.action.copied")}
            onFailure={() => notify({ tone: "danger", text: t("order.action.copyFailed") })}
          />
        )}
      </dd>
    </div>
  );
}

/** No space is in between: what is marked and copied by hand is the number as it has to be typed. */
function Groups({ text }: { text: string }) {
  const groups = numberGroups(text);
  if (groups.length === 1) return text;
  return (
    <span className="figures flex flex-wrap gap-x-2">
      {groups.map(({ start, signs }) => (
        <span key={start}>{signs}</span>
      ))}
    </span>
  );
}

function Picture({ url }: { url: string }) {
  const t = usePhrase();
  const label = t("order.page.picture");
  return (
    <div className="flex items-center justify-between gap-4 py-2">
      <span className="text-muted">{label}</span>
      <Dialog
        title={label}
        closeLabel={t("order.action.close")}
        footer={<SavePicture load={() => pictureData(url)} name="payment-code" />}
        trigger={
          <button
            type="button"
            aria-label={t("order.action.enlarge")}
            className="border-line-strong rounded-md border bg-white p-1"
          >
            <img src={url} alt={label} className="size-20 object-contain" />
          </button>
        }
      >
        <img src={url} alt={label} className="mx-auto max-h-[70dvh] rounded bg-white" />
      </Dialog>
    </div>
  );
}

/** The best offer for the request with its quote, or why there is none and what to do about it. */
import { boundText } from "@parley/domain/format/bound-text";
import { Button, buttonClass } from "@parley/ui/controls/button";
import { useNumbers } from "@parley/ui/data/language";
import { Money } from "@parley/ui/data/money";
import { Notice } from "@parley/ui/feedback/notice";
import { Skeleton, SkeletonText } from "@parley/ui/feedback/skeleton";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { useFailureText } from "../../shell/locale/failure-text.ts";
import { useIsInApp } from "../../shell/native/in-app.ts";
import { useLocalPath, usePage } from "../../shell/page/page-data.ts";
import { useUser } from "../../shell/page/user-store.ts";
import { withReturnPath } from "../../shell/session/return-path.ts";
import { usePhrase, useRichPhrase } from "../../shell/locale/phrase.tsx";
import { AdvertiserLine } from "../../shared/trade/advertiser-line.tsx";
import { FactList } from "../../shared/trade/fact-list.tsx";
import { searchOfList, searchOfOrder } from "../../shared/trade/wish-address.ts";
import { settledWish, type Wish } from "./express-wish.ts";
import type { ExpressAnswer, ExpressState } from "./use-express-quote.ts";

const DIGITS = { maximumDigits: 8 } as const;

export interface ExpressResultProps {
  readonly wish: Wish;
  readonly hasQuestion: boolean;
  readonly state: ExpressState;
  readonly onChange: (wish: Wish) => void;
}

export function ExpressResult({ wish, hasQuestion, state, onChange }: ExpressResultProps) {
  const { data: answer, failure } = state;
  return (
    <div
      aria-live="polite"
      aria-busy={state.isReading || undefined}
      className="flex min-h-80 grow flex-col gap-4"
    >
      {failure !== null && <Failed state={state} />}
      {!hasQuestion ? (
        <HowItWorks />
      ) : answer === null ? (
        failure === null && <Searching />
      ) : answer.found ? (
        <Found wish={wish} answer={answer} />
      ) : (
        <NotFound wish={wish} answer={answer} onChange={onChange} />
      )}
    </div>
  );
}

const STEPS = ["express.how.amount", "express.how.match", "express.how.order"] as const;

/** Before an amount is there. */
function HowItWorks() {
  const t = usePhrase();
  return (
    <>
      <h2 className="text-base font-semibold">{t("express.how.title")}</h2>
      <ol className="flex flex-col gap-5 py-1">
        {STEPS.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="bg-accent-soft text-accent figures grid size-8 shrink-0 place-items-center rounded-full font-semibold"
            >
              {index + 1}
            </span>
            <p className="text-muted pt-1">{t(step)}</p>
          </li>
        ))}
      </ol>
      <p className="bg-sunken mt-auto rounded-lg px-4 py-3 font-medium">
        {t("express.enterAmount")}
      </p>
    </>
  );
}

function Searching() {
  const t = usePhrase();
  return (
    <div className="flex flex-col gap-5">
      <p className="sr-only">{t("express.searching")}</p>
      <Skeleton className="h-10 w-48" />
      <SkeletonText lines={5} />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}

function Failed({ state: { failure, isReading, reload } }: { readonly state: ExpressState }) {
  const t = usePhrase();
  const textOf = useFailureText();
  if (failure === null) return null;
  return (
    <Notice
      tone="danger"
      role="alert"
      title={t("express.failed")}
      action={
        <Button tone="secondary" size="small" isBusy={isReading} onClick={() => void reload()}>
          {t("shell.error.retry")}
        </Button>
      }
    >
      {textOf(failure)}
    </Notice>
  );
}

type FoundAnswer = Extract<ExpressAnswer, { found: true }>;

function Found({ wish, answer }: { readonly wish: Wish; readonly answer: FoundAnswer }) {
  const t = usePhrase();
  const { ratio } = useNumbers();
  const toPath = useLocalPath();
  const toOrder = useWayToOrder();
  const { offer, quote, payMethod } = answer;
  const isBuying = wish.side === "buy";
  const fiat = <Money key="fiat" amount={quote.fiatAmount} unit={offer.fiat} />;
  const coins = (amount: string) => (
    <Money amount={amount} unit={offer.crypto} briefAs={offer.crypto} {...DIGITS} />
  );
  const method = offer.payMethods.find(({ code }) => code === payMethod)?.name;
  return (
    <>
      <h2 className="text-base font-semibold">{t("express.best")}</h2>
      <AdvertiserLine offer={offer} />
      <FactList
        facts={[
          [
            t("offer.field.unitPrice"),
            <Money key="price" amount={quote.price} unit={offer.fiat} />,
          ],
          [
            t(isBuying ? "offer.form.iWillPay" : "offer.form.iWillSell"),
            isBuying ? fiat : coins(quote.quantity),
          ],
          [
            t("offer.form.fee"),
            <span key="fee">
              {coins(quote.fee)}{" "}
              <span className="text-muted text-xs">
                {t("offer.form.feeRate", { rate: ratio(answer.takerFeeRate) })}
              </span>
            </span>,
          ],
          [
            t("offer.form.iWillReceive"),
            <strong key="receive" className="text-lg">
              {isBuying ? coins(quote.receiveQuantity) : fiat}
            </strong>,
          ],
          [t("offer.form.method"), method ?? "--"],
          [
            t("offer.field.paymentWindow"),
            t("offer.field.windowMinutes", { minutes: offer.payWindow }),
          ],
        ]}
      />
      <a
        href={toOrder(
          toPath(`/p2p/${wish.side}/detail/${offer.advId}`) +
            searchOfOrder({ ...settledWish(wish), pay: payMethod }),
        )}
        className={buttonClass({ tone: wish.side, size: "large", isWide: true })}
      >
        {t(`offer.list.${wish.side}`, { token: offer.crypto })}
      </a>
      <p className="text-muted text-xs">{t("express.note")}</p>
      <AllOffers wish={wish} />
    </>
  );
}

/**
 * Without a login the order comes after registering, which knows the way on; who has an account logs
 * in from there. The app asks for its own login at the order.
 */
function useWayToOrder(): (path: string) => string {
  const toPath = useLocalPath();
  const user = useUser();
  const isInApp = useIsInApp();
  const { isSessionUnknown } = usePage();
  if (user !== null || isInApp || isSessionUnknown) return (path) => path;
  return (path) => withReturnPath(toPath("/register"), path);
}

/** To the list, with the same amount and method. */
function AllOffers({ wish }: { readonly wish: Wish }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  return (
    <a
      href={toPath(`/p2p/${wish.side}`) + searchOfList(wish, settledWish(wish))}
      className="text-accent inline-flex min-h-11 items-center gap-1.5 self-start font-medium hover:underline"
    >
      {t("express.allOffers")}
      <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
    </a>
  );
}

function MyOrders() {
  const t = usePhrase();
  const toPath = useLocalPath();
  return (
    <a
      href={toPath("/p2p/order")}
      className="text-accent inline-flex min-h-8 items-center font-medium hover:underline"
    >
      {t("express.limit.orders")}
    </a>
  );
}

type NoAnswer = Extract<ExpressAnswer, { found: false }>;

interface NotFoundProps extends Pick<ExpressResultProps, "wish" | "onChange"> {
  readonly answer: NoAnswer;
}

function NotFound({ wish, answer, onChange }: NotFoundProps) {
  const t = usePhrase();
  const names = { token: wish.crypto, fiat: wish.fiat };
  const anywhere = { ...wish, amount: "", pay: "" };
  switch (answer.reason) {
    case "amountOutside":
      return <Outside wish={wish} answer={answer} onChange={onChange} />;
    case "methodUnavailable":
      return (
        <Problem title={t("express.noMethod.title")} text={t("express.noMethod.text")}>
          <Button tone="secondary" onClick={() => onChange({ ...wish, pay: "" })}>
            {t("express.anyMethod")}
          </Button>
        </Problem>
      );
    case "nothingAvailable":
      return (
        <Problem title={t("express.none.title")} text={t("express.none.text", names)}>
          <AllOffers wish={anywhere} />
        </Problem>
      );
    case "limitReached":
      return (
        <Problem title={t("express.limit.title")} text={t("express.limit.text")}>
          <MyOrders />
        </Problem>
      );
    case "marketPaused":
      return <Problem title={t("express.paused.title")} text={t("express.paused.text", names)} />;
  }
}

/** Offers the nearest acceptable amounts. */
function Outside({ wish, answer, onChange }: NotFoundProps) {
  const t = usePhrase();
  const rich = useRichPhrase();
  const { number } = useNumbers();
  const { nearest } = answer;
  if (nearest === null) return null;
  const unit = wish.amountIn === "fiat" ? wish.fiat : wish.crypto;
  const amounts = [nearest.below, nearest.above].filter((amount) => amount !== null);
  const shown = (amount: string) => (wish.amountIn === "fiat" ? boundText(amount) : plain(amount));
  const textOf = (amount: string) => `${number(shown(amount))} ${unit}`;
  return (
    <Problem
      title={t("express.outside.title")}
      text={rich("express.outside.text", {
        least: <Money key="least" amount={shown(nearest.smallest)} unit={unit} />,
        most: <Money key="most" amount={shown(nearest.largest)} unit={unit} />,
      })}
    >
      {amounts.map((amount) => (
        <Button
          key={amount}
          tone="secondary"
          onClick={() => onChange({ ...wish, amount: plain(amount) })}
        >
          {t("express.use", { amount: textOf(amount) })}
        </Button>
      ))}
      <AllOffers wish={{ ...wish, amount: "" }} />
    </Problem>
  );
}

/** Without zeros at the end, as one would type it. */
function plain(text: string): string {
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

interface ProblemProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly children?: ReactNode;
}

function Problem({ title, text, children }: ProblemProps) {
  return (
    <div className="m-auto flex max-w-sm flex-col items-center gap-3 py-8 text-center">
      <h2 className="text-base font-semibold">{title}</h2>
      <p className="text-muted">{text}</p>
      <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2">{children}</div>
    </div>
  );
}

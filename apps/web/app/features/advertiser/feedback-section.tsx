/** What others have said of an advertiser after completed orders; whom it is about may answer. */
import { NothingFoundArt } from "@parley/ui/art/nothing-found";
import { FEEDBACK_FILTERS } from "@parley/contract/endpoints/trade/feedback";
import { Avatar } from "@parley/ui/data/avatar";
import { Badge } from "@parley/ui/data/badge";
import { Button } from "@parley/ui/controls/button";
import { Card } from "@parley/ui/data/card";
import { EmptyState } from "@parley/ui/feedback/empty-state";
import { ErrorState } from "@parley/ui/feedback/error-state";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { Time } from "@parley/ui/data/time";
import ThumbsDown from "lucide-react/icons/thumbs-down";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { useState } from "react";
import { latePart } from "../../shell/boot/late-part.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import type { AdvertiserPageData } from "./load-advertiser.ts";
import type { Feedback, Rating } from "./load-feedback.ts";
import { nameOf, useFeedbackList } from "./use-feedback.ts";
import { SkeletonText } from "@parley/ui/feedback/skeleton";

/** Only whom it is about needs it. */
const ReplyForm = latePart(() => import("./reply-form.tsx"));

const FILTER_PHRASES = {
  all: "feedback.filter.all",
  positive: "feedback.positive",
  negative: "feedback.negative",
} as const satisfies Record<Rating, string>;

type FeedbackSectionProps = Pick<AdvertiserPageData, "advertiser" | "feedback">;

export function FeedbackSection({ advertiser, feedback }: FeedbackSectionProps) {
  const t = usePhrase();
  const shown = useFeedbackList(advertiser.uid, feedback);
  return (
    <section aria-labelledby="feedback" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="feedback" className="text-base font-semibold">
          {t("feedback.title")}
        </h2>
        <div className="w-40">
          <NativeSelect
            aria-label={t("feedback.filter")}
            value={shown.rating}
            options={FEEDBACK_FILTERS.map((rating) => ({
              value: rating,
              label: t(FILTER_PHRASES[rating]),
            }))}
            onValueChange={shown.choose}
          />
        </div>
      </div>
      <Card>
        <Entries name={advertiser.nickname} {...shown} />
      </Card>
    </section>
  );
}

type EntriesProps = ReturnType<typeof useFeedbackList> & { readonly name: string };

function Entries(props: EntriesProps) {
  const { name, rating, list, isFailed, isLoading, isBusy, hasMore, showMore, retry } = props;
  const t = usePhrase();
  if (isLoading) return <SkeletonText lines={4} />;
  if (isFailed) {
    return (
      <ErrorState
        title={t("feedback.failed")}
        retryLabel={t("feedback.retry")}
        isRetrying={isBusy}
        onRetry={retry}
      />
    );
  }
  if (list.length === 0) {
    return rating === "all" ? (
      <EmptyState title={t("feedback.empty")} text={t("feedback.emptyText")} />
    ) : (
      <EmptyState art={<NothingFoundArt />} title={t("shell.error.noMatchingData")} />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <ul aria-busy={isBusy} className="divide-line flex flex-col divide-y">
        {list.map((one) => (
          <li key={nameOf(one)} className="py-4 first:pt-0 last:pb-0">
            <Entry feedback={one} name={name} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button tone="secondary" className="self-center" isBusy={isBusy} onClick={showMore}>
          {t("feedback.more")}
        </Button>
      )}
    </div>
  );
}

function Entry({ feedback, name }: { feedback: Feedback; name: string }) {
  const { author, comment, createdAt, crypto, fiat, orderId } = feedback;
  const [reply, setReply] = useState(feedback.reply);
  return (
    <article className="flex gap-3">
      <Avatar name={author.avatar} />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{author.nickname}</span>
          <RatingBadge isPositive={feedback.positive} />
          <span className="text-muted text-xs">{`${crypto}/${fiat}`}</span>
          <Time at={createdAt} form="day" className="text-muted ms-auto text-xs" />
        </div>
        {comment !== null && <p className="text-sm break-words whitespace-pre-line">{comment}</p>}
        {reply !== null && <Reply name={name} text={reply} />}
        {reply === null && orderId !== null && (
          <ReplyOffer orderId={orderId} onReplied={setReply} />
        )}
      </div>
    </article>
  );
}

function RatingBadge({ isPositive }: { isPositive: boolean }) {
  const t = usePhrase();
  const Sign = isPositive ? ThumbsUp : ThumbsDown;
  return (
    <Badge
      tone={isPositive ? "success" : "danger"}
      icon={<Sign aria-hidden className="size-3.5" />}
    >
      {t(isPositive ? "feedback.positive" : "feedback.negative")}
    </Badge>
  );
}

function Reply({ name, text }: { name: string; text: string }) {
  const t = usePhrase();
  return (
    <div className="border-line-strong border-s-2 ps-3 text-sm">
      <p className="text-muted text-xs">{t("feedback.replyFrom", { name })}</p>
      <p className="break-words whitespace-pre-line">{text}</p>
    </div>
  );
}

function ReplyOffer(props: { orderId: string; onReplied: (text: string) => void }) {
  const t = usePhrase();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button
        tone="quiet"
        size="small"
        className="-ms-3 self-start"
        onClick={() => setIsOpen(true)}
      >
        {t("feedback.reply")}
      </Button>
    );
  }
  return <ReplyForm {...props} />;
}

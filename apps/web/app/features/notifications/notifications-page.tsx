/** All notifications of a user, and which of them are mailed. */
import { NothingFoundArt } from "@parley/ui/art/nothing-found";
import { NoNoticesArt } from "@parley/ui/art/no-notices";
import { NOTIFICATION_GROUPS } from "@parley/domain/notification/notification-kind";
import { Card } from "@parley/ui/data/card";
import { Badge } from "@parley/ui/data/badge";
import { Button } from "@parley/ui/controls/button";
import { EmptyState } from "@parley/ui/feedback/empty-state";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { TAB_LINK, TabLinks } from "@parley/ui/navigation/tab-links";
import { Link } from "react-router";
import { NotificationRow, type RowLinkProps } from "@parley/site/notifications/notification-row";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { PageHeading } from "../../shell/page/page-heading.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { SoundSwitch } from "../../shared/notifications/sound-switch.tsx";
import { useChosen } from "../../shared/data/use-chosen.ts";
import {
  filterOf,
  searchOf,
  type NotificationFilter,
  type NotificationsData,
} from "./load-notifications.ts";
import { MailSettings } from "./mail-settings.tsx";
import { PushSettings } from "./push-settings.tsx";
import { useNotifications } from "./use-notifications.ts";
import { PageTitle } from "../../shell/page/head.tsx";

export function NotificationsPage(data: NotificationsData) {
  const t = usePhrase();
  const { filter, mail } = data;
  return (
    <div className="flex flex-col gap-6">
      <PageTitle>{t("notification.title")}</PageTitle>
      <PageHeading title={t("notification.title")} text={t("notification.description")} />
      <section className="flex flex-col gap-3">
        <Filters filter={filter} />
        {/* Another list starts from its own beginning. */}
        <List key={searchOf(filter)} {...data} />
      </section>
      <MailSettings mail={mail} />
      <Card>
        <SoundSwitch />
      </Card>
      <PushSettings />
    </div>
  );
}

function Filters({ filter: present }: { filter: NotificationFilter }) {
  const t = usePhrase();
  const toPath = useLocalPath();
  const { chosen: filter, choose } = useChosen(present, searchOf(present), filterOf);
  const pathOf = (wanted: NotificationFilter) =>
    toPath("/account/notifications") + searchOf(wanted);
  const tabs = [
    { isUnreadOnly: false, label: t("notification.filter.all") },
    { isUnreadOnly: true, label: t("notification.unread") },
  ];
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <TabLinks label={t("notification.filter")}>
        {tabs.map(({ isUnreadOnly, label }) => (
          <Link
            key={label}
            to={pathOf({ ...filter, isUnreadOnly })}
            className={TAB_LINK}
            aria-current={isUnreadOnly === filter.isUnreadOnly ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
      </TabLinks>
      <div className="w-44">
        <NativeSelect
          aria-label={t("notification.filter")}
          value={filter.group ?? "all"}
          options={[
            { value: "all", label: t("notification.filter.all") },
            ...NOTIFICATION_GROUPS.map((group) => ({
              value: group,
              label: t(`notification.group.${group}`),
            })),
          ]}
          onValueChange={(value) => {
            const group = NOTIFICATION_GROUPS.find((one) => one === value) ?? null;
            const next = { ...filter, group };
            choose(next, pathOf(next));
          }}
        />
      </div>
    </div>
  );
}

/** Of one group nothing is said about the others. */
function Empty({ filter: { group, isUnreadOnly } }: { filter: NotificationFilter }) {
  const t = usePhrase();
  if (group !== null)
    return <EmptyState art={<NothingFoundArt />} title={t("shell.error.noMatchingData")} />;
  return isUnreadOnly ? (
    <EmptyState art={<NoNoticesArt />} title={t("notification.allRead")} />
  ) : (
    <EmptyState
      art={<NoNoticesArt />}
      title={t("notification.empty")}
      text={t("notification.emptyText")}
    />
  );
}

function List(data: NotificationsData) {
  const t = usePhrase();
  const { list, unread, hasMore, isLoading, isMarking, showMore, markAll, markOne } =
    useNotifications(data);
  if (list.length === 0) return <Empty filter={data.filter} />;
  return (
    <div className="flex flex-col gap-3">
      <div className="border-line bg-surface divide-line flex flex-col divide-y rounded-lg border">
        {unread > 0 && (
          <p className="flex flex-wrap items-center justify-between gap-x-3 py-1 ps-4 pe-1">
            <span className="flex items-center gap-1.5">
              {t("notification.unread")}
              <Badge tone="danger" className="figures">
                {unread}
              </Badge>
            </span>
            <Button tone="quiet" isBusy={isMarking} onClick={markAll}>
              {t("notification.markAll")}
            </Button>
          </p>
        )}
        <ul className="divide-line divide-y">
          {list.map((one) => (
            <li key={one.id} className="p-1">
              <NotificationRow Link={RowLink} notification={one} onFollow={markOne} />
            </li>
          ))}
        </ul>
      </div>
      {hasMore && (
        <Button tone="secondary" className="self-center" isBusy={isLoading} onClick={showMore}>
          {t("notification.more")}
        </Button>
      )}
    </div>
  );
}

function RowLink({ href, ...rest }: RowLinkProps) {
  return <Link to={href} {...rest} />;
}

/** What surrounds every page of the console: the ways to its rooms, and who is working. */
import { closeStaffSession } from "@parley/contract/endpoints/staff/door";
import type { StaffRight } from "@parley/domain/staff/staff-right";
import { Button } from "@parley/ui/controls/button";
import { notify, Toaster } from "@parley/ui/feedback/toast";
import { Time } from "@parley/ui/data/time";
import { KeepFocus } from "@parley/ui/navigation/keep-focus";
import { SkipLink } from "@parley/ui/navigation/skip-link";
import { classNames } from "@parley/ui/styles/class-names";
import ChartColumn from "lucide-react/icons/chart-column";
import FileText from "lucide-react/icons/file-text";
import Inbox from "lucide-react/icons/inbox";
import LogOut from "lucide-react/icons/log-out";
import ScrollText from "lucide-react/icons/scroll-text";
import Search from "lucide-react/icons/search";
import Store from "lucide-react/icons/store";
import Users from "lucide-react/icons/users";
import type { ReactNode } from "react";
import { Link, Outlet, useLocation, useNavigate, useNavigation } from "react-router";
import { ROLE_NAMES } from "./role-names.ts";
import { api, failureText } from "./api.ts";
import { useFocusOnHeading } from "./focus-heading.ts";
import { useHasRight, useStaffSession } from "./session.ts";

interface Room {
  readonly path: string;
  readonly name: string;
  readonly icon: ReactNode;
  readonly right: StaffRight | null;
}

const ICON = "size-4 shrink-0";
const ROOMS: readonly Room[] = [
  { path: "/", name: "Queues", icon: <Inbox aria-hidden className={ICON} />, right: "workCases" },
  {
    path: "/people",
    name: "People",
    icon: <Search aria-hidden className={ICON} />,
    right: "readPeople",
  },
  {
    path: "/log",
    name: "Log",
    icon: <ScrollText aria-hidden className={ICON} />,
    right: "readLog",
  },
  {
    path: "/figures",
    name: "Figures",
    icon: <ChartColumn aria-hidden className={ICON} />,
    right: "readFigures",
  },
  {
    path: "/market",
    name: "Market",
    icon: <Store aria-hidden className={ICON} />,
    right: "editMarket",
  },
  {
    path: "/content",
    name: "Content",
    icon: <FileText aria-hidden className={ICON} />,
    right: "publishContent",
  },
  { path: "/staff", name: "Staff", icon: <Users aria-hidden className={ICON} />, right: null },
];

/** Cases belong to the queues they came from. */
function roomOf(pathname: string): string {
  const paths = ["/people", "/log", "/figures", "/market", "/content", "/staff"];
  return paths.find((path) => pathname.startsWith(path)) ?? "/";
}

export function Frame() {
  const mayDo = useHasRight();
  const current = roomOf(useLocation().pathname);
  const isLoading = useNavigation().state === "loading";
  useFocusOnHeading();
  const rooms = ROOMS.filter(({ right }) => right === null || mayDo(right));
  return (
    <div className="bg-canvas text-ink flex min-h-dvh flex-col lg:flex-row">
      <SkipLink to="content">Skip to the content</SkipLink>
      <KeepFocus />
      <aside className="border-line bg-surface flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-b px-4 py-2 lg:sticky lg:top-0 lg:h-dvh lg:w-52 lg:flex-col lg:flex-nowrap lg:items-stretch lg:border-e lg:border-b-0 lg:px-3 lg:py-4">
        <p className="flex items-baseline gap-1.5 lg:px-2 lg:pb-3">
          <span className="text-base font-bold">Parley</span>
          <span className="text-xs text-muted">console</span>
        </p>
        <nav
          aria-label="Console"
          className="order-last flex w-full flex-wrap gap-x-1 lg:order-none lg:w-auto lg:flex-1 lg:flex-col lg:flex-nowrap lg:gap-1"
        >
          {rooms.map(({ path, name, icon }) => (
            <Link
              key={path}
              to={path}
              className={classNames(
                "flex min-h-11 items-center gap-2 rounded-md px-2 text-sm font-medium sm:min-h-9",
                path === current ? "bg-accent-soft text-accent" : "text-muted hover:bg-hover",
              )}
              aria-current={path === current ? "page" : undefined}
            >
              {icon}
              {name}
            </Link>
          ))}
        </nav>
        <Worker />
      </aside>
      <div
        aria-hidden
        className={classNames(
          "bg-accent-fill fixed inset-x-0 top-0 z-overlay h-0.5 transition-opacity",
          isLoading ? "animate-pulse opacity-100" : "opacity-0",
        )}
      />
      <main id="content" className="min-w-0 flex-1 px-4 py-5 sm:px-6">
        <Outlet />
      </main>
      <Toaster label="Messages" closeLabel="Close" />
    </div>
  );
}

function Worker() {
  const { staffName, role, expiresAt } = useStaffSession();
  const navigate = useNavigate();
  const leave = async () => {
    const ended = await api.call(closeStaffSession, {});
    if (!ended.ok) return notify({ tone: "danger", text: failureText(ended) });
    return void navigate("/door");
  };
  return (
    <div className="ms-auto flex items-center gap-3 text-sm lg:ms-0 lg:flex-col lg:items-stretch lg:gap-2 lg:px-2">
      <div className="min-w-0">
        <p className="truncate font-medium">{staffName}</p>
        <p className="truncate text-xs text-muted">
          {ROLE_NAMES[role]}
          <span className="max-lg:hidden">
            , until <Time at={expiresAt} form="clock" />
          </span>
        </p>
      </div>
      <Button
        tone="secondary"
        size="small"
        icon={<LogOut aria-hidden className="size-4" />}
        onClick={() => void leave()}
      >
        End session
      </Button>
    </div>
  );
}

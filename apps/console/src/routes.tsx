/** The pages of the console. Each is loaded with its first visit. */
import { Spinner } from "@parley/ui/controls/spinner";
import type { RouteObject } from "react-router";
import { ErrorPage } from "./shell/error-page.tsx";
import { FRAME_ROUTE, loadSession } from "./shell/session.ts";

function Waiting() {
  return (
    <div className="flex min-h-dvh items-center justify-center">
      <Spinner className="size-8" />
    </div>
  );
}

export const ROUTES: RouteObject[] = [
  {
    HydrateFallback: Waiting,
    ErrorBoundary: ErrorPage,
    children: [
      {
        path: "/door",
        lazy: async () => {
          const { DoorPage, loadDoor } = await import("./features/door/door-page.tsx");
          return { Component: DoorPage, loader: loadDoor };
        },
      },
      {
        path: "/invitation",
        lazy: async () => {
          const { InvitationPage } = await import("./features/door/invitation-page.tsx");
          return { Component: InvitationPage };
        },
      },
      {
        id: FRAME_ROUTE,
        loader: loadSession,
        lazy: async () => ({ Component: (await import("./shell/frame.tsx")).Frame }),
        children: [
          {
            ErrorBoundary: ErrorPage,
            children: [
              {
                index: true,
                lazy: async () => {
                  const { loadFirstQueue } = await import("./features/queues/load-queue.ts");
                  return { loader: loadFirstQueue };
                },
              },
              {
                path: "/queues/:kind",
                lazy: async () => {
                  const { QueuePage } = await import("./features/queues/queue-page.tsx");
                  const { loadQueue } = await import("./features/queues/load-queue.ts");
                  return { Component: QueuePage, loader: loadQueue };
                },
              },
              {
                path: "/cases/:kind/:caseId",
                lazy: async () => {
                  const { CasePage } = await import("./features/cases/case-page.tsx");
                  const { loadCase } = await import("./features/cases/load-case.ts");
                  return { Component: CasePage, loader: loadCase };
                },
              },
              {
                path: "/people",
                lazy: async () => {
                  const { PeoplePage } = await import("./features/people/people-page.tsx");
                  return { Component: PeoplePage };
                },
              },
              {
                path: "/people/:uid",
                lazy: async () => {
                  const { PersonPage } = await import("./features/people/person-page.tsx");
                  const { loadPerson } = await import("./features/people/load-person.ts");
                  return { Component: PersonPage, loader: loadPerson };
                },
              },
              {
                path: "/people/:uid/offers",
                lazy: async () => {
                  const { OffersPage, loadOffers } =
                    await import("./features/people/offers-page.tsx");
                  return { Component: OffersPage, loader: loadOffers };
                },
              },
              {
                path: "/log",
                lazy: async () => {
                  const { LogPage, loadLog } = await import("./features/log/log-page.tsx");
                  return { Component: LogPage, loader: loadLog };
                },
              },
              {
                path: "/figures",
                lazy: async () => {
                  const { FiguresPage, loadFigures } =
                    await import("./features/figures/figures-page.tsx");
                  return { Component: FiguresPage, loader: loadFigures };
                },
              },
              {
                path: "/staff",
                lazy: async () => {
                  const { StaffPage, loadStaff } = await import("./features/staff/staff-page.tsx");
                  return { Component: StaffPage, loader: loadStaff };
                },
              },
              {
                path: "/market",
                lazy: async () => {
                  const { ChangesPage, loadChanges } =
                    await import("./features/market/changes-page.tsx");
                  return { Component: ChangesPage, loader: loadChanges };
                },
              },
              {
                path: "/market/terms/:kind",
                lazy: async () => {
                  const { TermsPage, loadTerms } = await import("./features/market/terms-page.tsx");
                  return { Component: TermsPage, loader: loadTerms };
                },
              },
              {
                path: "/market/changes/:changeId",
                lazy: async () => {
                  const { ChangePage, loadChange } =
                    await import("./features/market/change-page.tsx");
                  return { Component: ChangePage, loader: loadChange };
                },
              },
              {
                path: "/content/:kind?",
                lazy: async () => {
                  const { TextsPage, loadTexts } =
                    await import("./features/content/texts-page.tsx");
                  return { Component: TextsPage, loader: loadTexts };
                },
              },
              {
                path: "/content/:kind/:slug/:language",
                lazy: async () => {
                  const { TextPage } = await import("./features/content/text-page.tsx");
                  const { loadText } = await import("./features/content/load-text.ts");
                  return { Component: TextPage, loader: loadText };
                },
              },
              {
                path: "/appeals/:orderId",
                lazy: async () => {
                  const { AppealPage } = await import("./features/appeals/appeal-page.tsx");
                  const { loadAppeal } = await import("./features/appeals/load-appeal.ts");
                  return { Component: AppealPage, loader: loadAppeal };
                },
              },
            ],
          },
        ],
      },
    ],
  },
];

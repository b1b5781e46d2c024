/** The page's data in the form from which header and footer are rendered. */
import type { Frame, Viewer } from "@parley/site/frame-context";
import type { PartData } from "@parley/site/parts/part";
import { localeOf } from "./phrases.ts";

export function plainFrame({ lang, route, flags, ...data }: PartData): Frame {
  return {
    locale: localeOf(lang),
    route,
    flags,
    viewer: viewerOf(data),
    openOrders: null,
    unread: null,
    live: null,
  };
}

function viewerOf({
  isLogin,
  userInfo,
  brokerInfo,
}: Pick<PartData, "isLogin" | "userInfo" | "brokerInfo">): Viewer {
  if (!isLogin || userInfo === null) return { kind: "guest" };
  return { kind: "user", user: userInfo, broker: brokerInfo };
}

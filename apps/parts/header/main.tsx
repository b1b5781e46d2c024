import { LOG_OUT } from "@parley/site/parts/shared-keys";
import { FrameContext, type LiveFrame } from "@parley/site/frame-context";
import { Header } from "@parley/site/header/header";
import { plainFrame } from "../runtime/frame.ts";
import { reactPart, type PartProps } from "../runtime/react-part.tsx";
import { emitShared, setShared } from "@parley/site/parts/shared-store";
import { useShared } from "@parley/site/use-shared";
import { Bell } from "./bell.tsx";
import { CurrencyChoice } from "./currency-choice.tsx";

function HeaderPart({ data }: PartProps) {
  const isDark = useShared("iceTheme") === "dark";
  const openOrders = useShared("iceOpenOrders") ?? null;
  const unread = useShared("iceUnread") ?? null;
  const live: LiveFrame = {
    isDark,
    changeTheme: () => setShared("iceTheme", isDark ? "light" : "dark"),
    chooseLocale: (locale) => setShared("iceLocale", locale),
    logOut: () => emitShared(LOG_OUT),
    openTransfer: () => {
      setShared("iceTransferAsset", "");
      setShared("iceTransferTo", "futures");
      setShared("iceTransferShow", true);
    },
    currency: <CurrencyChoice data={data} />,
    bell: <Bell key={data.userInfo?.userId} data={data} />,
  };
  return (
    <FrameContext value={{ ...plainFrame(data), openOrders, unread, live }}>
      <Header />
    </FrameContext>
  );
}

export const { mount, update, unmount } = reactPart(HeaderPart, ["frame"]);

import { Outlet } from "react-router";
import { AppNav } from "../../shared/native/app-nav.tsx";

/** The layout of the trading pages: one wide column for tables. */
export default function DefaultHomeLayout() {
  return (
    <main id="content" className="mx-auto w-full max-w-6xl flex-1 px-4 py-6">
      <AppNav />
      <Outlet />
    </main>
  );
}

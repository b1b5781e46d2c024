import { Outlet } from "react-router";

/** The layout of the account forms: one narrow column that the eye cannot lose. */
export default function AuthLayout() {
  return (
    <main
      id="content"
      className="mx-auto flex w-full max-w-md flex-1 flex-col px-4 py-8 sm:max-w-lg sm:py-14"
    >
      <Outlet />
    </main>
  );
}

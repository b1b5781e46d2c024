/**
 * The door of the console. Logging in happens on the website, once for both; a session of staff needs
 * a passkey or an authenticator on top of it, and ends much earlier.
 */
import { getStaffSession, openStaffSession } from "@parley/contract/endpoints/staff/door";
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Notice } from "@parley/ui/feedback/notice";
import { redirect, useLoaderData, useNavigate, useSearchParams } from "react-router";
import { api, failureText, type Failure } from "../../shell/api.ts";
import { SecondFactor } from "../../parts/second-factor.tsx";
import { DoorFrame } from "./door-frame.tsx";

/** What keeps the reader out; null once a session of staff is open. */
type Obstacle = "login" | "secondFactor" | "noFactor" | "notStaff" | { readonly text: string };

export async function loadDoor({ request }: { request: Request }): Promise<Obstacle> {
  const session = await api.call(getStaffSession, {});
  if (session.ok) throw redirect(pathAfter(new URL(request.url).searchParams));
  return obstacleOf(session);
}

function obstacleOf(failure: Failure): Obstacle {
  switch (failure.name) {
    case "notLoggedIn":
      return "login";
    case "staffSessionNeeded":
      return "secondFactor";
    case "staffTwoFactorNeeded":
      return "noFactor";
    case "notAllowed":
      return "notStaff";
    default:
      return { text: failureText(failure) };
  }
}

/** Only a path of the console. */
function pathAfter(query: URLSearchParams): string {
  const to = query.get("to") ?? "/";
  return /^\/(?![/\\])[^\s\\]*$/.test(to) ? to : "/";
}

function loginAddress(to: string): string {
  return `/login?${new URLSearchParams({ returnTo: `/admin${to}` })}`;
}

export function DoorPage() {
  const obstacle = useLoaderData<Obstacle>();
  const [query] = useSearchParams();
  const to = pathAfter(query);
  return (
    <DoorFrame title="Customer service console">
      <Way obstacle={obstacle} to={to} />
    </DoorFrame>
  );
}

function Way({ obstacle, to }: { readonly obstacle: Obstacle; readonly to: string }) {
  switch (obstacle) {
    case "login":
      return (
        <>
          <p className="text-sm text-muted">Log in with your account to go on.</p>
          <a href={loginAddress(to)} className={buttonClass({ size: "large", isWide: true })}>
            Log In
          </a>
        </>
      );
    case "secondFactor":
      return <OpenSession to={to} />;
    case "noFactor":
      return (
        <>
          <Notice tone="warning">
            Staff needs a passkey or an authenticator. Bind one in the security settings of your
            account, then come back.
          </Notice>
          <a href="/account/security" className={buttonClass({ size: "large", isWide: true })}>
            Security settings
          </a>
        </>
      );
    case "notStaff":
      return (
        <Notice tone="danger">
          This account is not a member of staff. An administrator can send you an invitation.
        </Notice>
      );
    default:
      return (
        <>
          <Notice tone="danger" role="alert">
            {obstacle.text}
          </Notice>
          <Button isWide size="large" onClick={() => window.location.reload()}>
            Try again
          </Button>
        </>
      );
  }
}

function OpenSession({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  return (
    <>
      <p className="text-sm text-muted">
        Confirm that it is you. The session ends after an hour without use, and after twelve hours
        in any case.
      </p>
      <SecondFactor
        subject="session"
        submitLabel="Open the console"
        send={(codes) => api.call(openStaffSession, { codes })}
        onDone={() => void navigate(to, { replace: true })}
      />
    </>
  );
}

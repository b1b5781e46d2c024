/**
 * The door of the console. Logging in happens on the website, once for both; a session of staff needs
 * a passkey or an authenticator on top of it, and ends much earlier.
 */
import { getStaffSession, openStaffSession } from "@parley/contract/endpoints/staff/door";
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { OtpField } from "@parley/ui/controls/otp-field";
import { Notice } from "@parley/ui/feedback/notice";
import Fingerprint from "lucide-react/icons/fingerprint-pattern";
import { useState, type FormEvent } from "react";
import { redirect, useLoaderData, useNavigate, useSearchParams } from "react-router";
import { api, failureText, type Failure } from "../../shell/api.ts";
import { answerWithPasskey, type Codes } from "../../shell/passkey.ts";

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
    <main className="bg-canvas text-ink flex min-h-dvh items-center justify-center p-4">
      <div className="border-line bg-surface flex w-full max-w-sm flex-col gap-4 rounded-xl border p-6">
        <header>
          <p className="text-xs text-muted">Parley</p>
          <h1 className="text-xl font-semibold">Customer service console</h1>
        </header>
        <Way obstacle={obstacle} to={to} />
      </div>
    </main>
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
      return <SecondFactor to={to} />;
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

function SecondFactor({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  const [code, setCode] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const open = async (codes: Codes) => {
    const opened = await api.call(openStaffSession, { codes });
    if (opened.ok) return void navigate(to, { replace: true });
    setCode("");
    return setRefusal(failureText(opened));
  };
  const withPasskey = async () => {
    const answer = await answerWithPasskey("session");
    return answer.ok ? open({ passkey: answer.passkey }) : setRefusal(answer.text);
  };
  const press = (run: () => Promise<void>) => {
    setRefusal(null);
    setIsBusy(true);
    void run().finally(() => setIsBusy(false));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (code.length < 6) setRefusal("Enter the six digits of your authenticator.");
    else press(() => open({ totp: code }));
  };
  return (
    <>
      <p className="text-sm text-muted">
        Confirm that it is you. The session ends after an hour without use, and after twelve hours
        in any case.
      </p>
      <Button
        size="large"
        isWide
        isBusy={isBusy}
        icon={<Fingerprint aria-hidden className="size-5" />}
        onClick={() => press(withPasskey)}
      >
        Use a passkey
      </Button>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Or the code of your authenticator" error={refusal}>
          {(control) => (
            <OtpField
              {...control}
              value={code}
              onValueChange={setCode}
              onComplete={(totp) => press(() => open({ totp }))}
              digitLabel={(position, length) => `Digit ${position} of ${length}`}
            />
          )}
        </Field>
        <Button type="submit" tone="secondary" isWide isBusy={isBusy}>
          Open the console
        </Button>
      </form>
    </>
  );
}

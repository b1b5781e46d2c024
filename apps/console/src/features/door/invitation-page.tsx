/** Where the link of an invitation leads: the invited account joins the staff. */
import { acceptInvitation } from "@parley/contract/endpoints/staff/members";
import { buttonClass } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { Notice } from "@parley/ui/feedback/notice";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { SecondFactor } from "../../parts/second-factor.tsx";
import { api } from "../../shell/api.ts";
import { DoorFrame } from "./door-frame.tsx";

/** The token is behind the sign #, which browsers do not send and servers do not log. */
export function InvitationPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [staffName, setStaffName] = useState("");
  const token = hash.slice(1);
  const returnTo = `/admin/invitation${hash}`;
  if (token === "") {
    return (
      <DoorFrame title="Invitation">
        <Notice tone="danger">This link is not complete. Open it as it was mailed to you.</Notice>
      </DoorFrame>
    );
  }
  return (
    <DoorFrame title="Join customer service">
      <p className="text-sm text-muted">
        Log in first with the account of the invited e-mail address, and bind an authenticator or a
        passkey. An account of staff cannot trade.
      </p>
      <a
        href={`/login?${new URLSearchParams({ returnTo })}`}
        className={buttonClass({ tone: "secondary", isWide: true })}
      >
        Log In
      </a>
      <Field label="Name that users see" hint="Your username unless you choose another.">
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={30}
            value={staffName}
            onChange={(event) => setStaffName(event.currentTarget.value)}
          />
        )}
      </Field>
      <SecondFactor
        subject="invitation"
        submitLabel="Join"
        send={(codes) => {
          const name = staffName.trim() === "" ? {} : { staffName: staffName.trim() };
          return api.call(acceptInvitation, { token, ...name, codes });
        }}
        onDone={() => void navigate("/", { replace: true })}
      />
    </DoorFrame>
  );
}

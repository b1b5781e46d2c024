/** The calls of the native app, each to be sent to this page's own host or to a simulated one. */
import { Field } from "@parley/ui/controls/field";
import { NativeSelect } from "@parley/ui/choices/native-select";
import { useState } from "react";
import { CALL_NAMES } from "../../bridge/calls.ts";
import { BridgeCall } from "../../features/developer/bridge-call.tsx";
import { MANNERS, RECEIVERS } from "../../features/developer/bridge-stage.ts";
import { DeveloperPage } from "../../features/developer/developer-page.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { useApp } from "../../shell/native/in-app.ts";

export const handle = { areas: ["test"] };

export default function BridgeTest() {
  const t = usePhrase();
  const app = useApp();
  const [receiver, setReceiver] = useState<(typeof RECEIVERS)[number]>("page");
  const [manner, setManner] = useState<(typeof MANNERS)[number]>("answers");
  const receivers = {
    page: t("test.bridge.host.page", { app }),
    ios: t("test.bridge.host.ios"),
    android: t("test.bridge.host.android"),
  };
  return (
    <DeveloperPage title={t("test.bridge.title")} text={t("test.bridge.text")}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          label={t("test.bridge.host")}
          options={RECEIVERS.map((value) => ({ value, label: receivers[value] }))}
          value={receiver}
          onChange={setReceiver}
        />
        {receiver !== "page" && (
          <Choice
            label={t("test.bridge.manner")}
            options={MANNERS.map((value) => ({ value, label: t(`test.bridge.manner.${value}`) }))}
            value={manner}
            onChange={setManner}
          />
        )}
      </div>
      <ul className="flex flex-col gap-4">
        {CALL_NAMES.map((name) => (
          <BridgeCall key={name} name={name} receiver={receiver} manner={manner} />
        ))}
      </ul>
    </DeveloperPage>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <NativeSelect {...control} options={options} value={value} onValueChange={onChange} />
      )}
    </Field>
  );
}

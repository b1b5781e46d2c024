import { AVATAR_PAIRS, generateAvatar } from "@parley/domain/format/generate-avatar";
import { Avatar } from "@parley/ui/data/avatar";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { useState } from "react";
import { DeveloperPage, ValueTable } from "../../features/developer/developer-page.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";

export const handle = { areas: ["test"] };

/** One name for each of the ten colour pairs, and one that does not begin with a letter. */
const SAMPLES = [...AVATAR_PAIRS.map((_pair, index) => nameOfPair(index)), "😀"];

/** The code of the last letter settles the pair: ten letters in a row give all ten. */
function nameOfPair(pair: number): string {
  const names = Array.from("abcdefghij", (letter) => `Parley ${letter}`);
  return names.find((name) => generateAvatar(name).pair === pair) ?? "";
}

export default function AvatarTest() {
  const t = usePhrase();
  const [name, setName] = useState("Parley");
  const avatar = generateAvatar(name);
  const codes = Array.from({ length: name.length }, (_code, index) => name.charCodeAt(index));
  const sum = codes.reduce((total, code) => total + code, 0);
  return (
    <DeveloperPage title={t("test.avatar.title")} text={t("test.avatar.text")}>
      <div className="flex items-end gap-4">
        <Avatar name={name} size="large" />
        <Field label={t("test.avatar.name")} className="flex-1">
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={64}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <ValueTable
        rows={[
          [t("test.avatar.first"), avatar.firstCharacter],
          [t("test.avatar.sum"), `${codes.join(" + ")} = ${sum}`],
          [t("test.avatar.pair"), `${sum} % ${AVATAR_PAIRS.length} = ${avatar.pair}`],
          [t("test.avatar.background"), avatar.backgroundColor],
          [t("test.avatar.foreground"), avatar.foregroundColor],
        ]}
      />
      <section className="flex flex-col gap-3">
        <h2 className="text-base font-semibold">{t("test.avatar.pairs")}</h2>
        <ul className="grid gap-3 sm:grid-cols-2">
          {SAMPLES.map((sample) => {
            const { pair, backgroundColor, foregroundColor } = generateAvatar(sample);
            return (
              <li key={sample} className="flex items-center gap-3">
                <Avatar name={sample} size="large" />
                <code>{`${pair}: ${backgroundColor} ${foregroundColor} ${sample}`}</code>
              </li>
            );
          })}
        </ul>
      </section>
    </DeveloperPage>
  );
}

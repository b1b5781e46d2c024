import { generateAvatar } from "@parley/domain/format/generate-avatar";
import { Avatar } from "@parley/ui/data/avatar";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { useState } from "react";
import { DeveloperPage, ValueTable } from "../../features/developer/developer-page.tsx";
import { usePhrase } from "../../shell/locale/phrase.tsx";

export const handle = { areas: ["test"] };

/** One name for each of the ten colour pairs, and one that does not begin with a letter. */
const SAMPLES = ["Ada", "Bao", "Chidi", "Dilnoza", "Elif", "Farid", "Gaspar", "Hana", "Ivo", "😀"];

export default function AvatarTest() {
  const t = usePhrase();
  const [name, setName] = useState("Parley");
  const avatar = generateAvatar(name);
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
          [t("test.avatar.pair"), String(avatar.pair)],
          [t("test.avatar.background"), avatar.backgroundColor],
          [t("test.avatar.foreground"), avatar.foregroundColor],
        ]}
      />
      <ul className="flex flex-wrap gap-3">
        {SAMPLES.map((sample) => (
          <li key={sample}>
            <Avatar name={sample} size="large" />
          </li>
        ))}
      </ul>
    </DeveloperPage>
  );
}

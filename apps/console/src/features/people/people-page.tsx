/** A person is found by the uid. */
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import { useState } from "react";
import { useNavigate } from "react-router";

export function PeoplePage() {
  const navigate = useNavigate();
  const [uid, setUid] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const search = () => {
    if (/^\d{1,19}$/.test(uid)) void navigate(`/people/${uid}`);
    else setProblem("A uid has digits alone.");
  };
  return (
    <div className="flex max-w-md flex-col gap-4">
      <h1 className="text-lg font-semibold">People</h1>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <Field label="Uid" error={problem}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={uid}
              onChange={(event) => {
                setProblem(null);
                setUid(event.currentTarget.value.trim());
              }}
            />
          )}
        </Field>
        <Button type="submit">Search</Button>
      </form>
    </div>
  );
}

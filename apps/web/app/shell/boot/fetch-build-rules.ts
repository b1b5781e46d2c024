/** Fetches the rules of this page's own build. A failure is a line in the log and nothing else. */
import { buildMetaPath, readBuildMeta } from "@parley/contract/build";
import { buildState } from "../state/build-state.ts";

export async function fetchBuildRules(buildId: string): Promise<void> {
  if (buildId === "") return;
  try {
    const answer = await fetch(buildMetaPath(buildId), { priority: "low" });
    if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
    const rules = readBuildMeta(await answer.json());
    if (rules === null) throw new Error("the reply is no description of a build");
    buildState.setRules(rules);
  } catch (error) {
    // oxlint-disable-next-line no-console -- Pages load without the rules too, with a request more.
    console.warn("The metadata of the build could not be loaded:", error);
  }
}

import { reactPart } from "../runtime/react-part.tsx";

export const { mount, update, unmount } = reactPart(() => null, ["shell"]);

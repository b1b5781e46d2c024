import { Footer } from "@parley/site/footer";
import { FrameContext } from "@parley/site/frame-context";
import { plainFrame } from "../runtime/frame.ts";
import { reactPart, type PartProps } from "../runtime/react-part.tsx";

function FooterPart({ data }: PartProps) {
  return (
    <FrameContext value={plainFrame(data)}>
      <Footer />
    </FrameContext>
  );
}

export const { mount, update, unmount } = reactPart(FooterPart, ["frame"]);

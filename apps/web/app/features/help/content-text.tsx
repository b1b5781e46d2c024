/** The sections of an article or an announcement. Everything in them is text: nothing is markup. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { readArticle } from "@parley/contract/endpoints/site/content";
import { Notice } from "@parley/ui/feedback/notice";
import { Link } from "react-router";
import { useLocalPath } from "../../shell/page/page-data.ts";

export type Article = EndpointReply<typeof readArticle>;
export type ContentSection = Article["sections"][number];
type Block = ContentSection["blocks"][number];
type Line = Extract<Block, { readonly kind: "paragraph" | "note" }>["line"];

export function ContentText({ sections }: { readonly sections: readonly ContentSection[] }) {
  return sections.map(({ id, heading, blocks }) => (
    <section key={id} aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="scroll-mt-20 text-lg font-semibold">
        {heading}
      </h2>
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- The blocks of a text stay as they are.
        <BlockText key={index} block={block} />
      ))}
    </section>
  ));
}

function BlockText({ block }: { readonly block: Block }) {
  if ("line" in block) {
    const line = <LineText line={block.line} />;
    if (block.kind === "note") return <Notice>{line}</Notice>;
    return <p className="text-muted leading-relaxed">{line}</p>;
  }
  const List = block.kind === "list" ? "ul" : "ol";
  const marks = block.kind === "list" ? "list-disc" : "list-decimal";
  return (
    <List
      className={`text-muted marker:text-accent flex flex-col gap-2 ps-5 leading-relaxed ${marks}`}
    >
      {block.items.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- The items of a text stay as they are.
        <li key={index}>
          <LineText line={line} />
        </li>
      ))}
    </List>
  );
}

function LineText({ line }: { readonly line: Line }) {
  return line.map((span, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- The words of a text stay as they are.
    <SpanText key={index} span={span} />
  ));
}

function SpanText({ span: { text, isStrong, to } }: { readonly span: Line[number] }) {
  const toPath = useLocalPath();
  if (isStrong === true) return <strong className="text-ink font-semibold">{text}</strong>;
  if (to === undefined) return text;
  const look = "text-accent underline underline-offset-2 hover:no-underline";
  if (to.startsWith("#")) {
    return (
      <a href={to} className={look}>
        {text}
      </a>
    );
  }
  return (
    <Link to={toPath(to)} className={look}>
      {text}
    </Link>
  );
}

/**
 * The sections of an article or an announcement, on the website and in the console's preview.
 * Everything in them is text: nothing is markup.
 */
import { Notice } from "@parley/ui/feedback/notice";
import type { ComponentType, ReactNode } from "react";

/** As the content service answers it, and as the reader of the small Markdown makes it. */
export interface ContentSection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

type Block =
  | { readonly kind: "paragraph" | "note"; readonly line: Line }
  | { readonly kind: "list" | "steps"; readonly items: readonly Line[] };
type Line = readonly Span[];

interface Span {
  readonly text: string;
  readonly isStrong?: true | undefined;
  readonly to?: string | undefined;
}

export interface ContentLinkProps {
  /** A path of the site without its language. */
  readonly to: string;
  readonly className: string;
  readonly children: ReactNode;
}

interface WithLinks {
  /** A link to another page of the site. */
  readonly PageLink: ComponentType<ContentLinkProps>;
}

export interface ContentTextProps extends WithLinks {
  readonly sections: readonly ContentSection[];
}

export function ContentText({ sections, PageLink }: ContentTextProps) {
  return sections.map(({ id, heading, blocks }) => (
    <section key={id} aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="scroll-mt-20 text-lg font-semibold">
        {heading}
      </h2>
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- The blocks of a text stay as they are.
        <BlockText key={index} block={block} PageLink={PageLink} />
      ))}
    </section>
  ));
}

function BlockText({ block, PageLink }: WithLinks & { readonly block: Block }) {
  if ("line" in block) {
    const line = <LineText line={block.line} PageLink={PageLink} />;
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
          <LineText line={line} PageLink={PageLink} />
        </li>
      ))}
    </List>
  );
}

function LineText({ line, PageLink }: WithLinks & { readonly line: Line }) {
  return line.map((span, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- The words of a text stay as they are.
    <SpanText key={index} span={span} PageLink={PageLink} />
  ));
}

type SpanProps = WithLinks & { readonly span: Span };

function SpanText({ span: { text, isStrong, to }, PageLink }: SpanProps) {
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
    <PageLink to={to} className={look}>
      {text}
    </PageLink>
  );
}

/** A text as its readers will see it, drawn by the same parts as on the website. */
import { fillFigures, mapText, type Content } from "@parley/phrases/content/content";
import { ContentText, type ContentLinkProps } from "@parley/site/content-text";

export interface TextPreviewProps {
  readonly content: Content;
  readonly figures: Readonly<Record<string, string>>;
  /** For the `lang` attribute. */
  readonly tag: string;
}

export function TextPreview({ content, figures, tag }: TextPreviewProps) {
  const written = mapText(content, (text) => fillFigures(text, figures));
  const { title, lead, date, sections } = written;
  const flagged = content.sections.filter(({ flag }) => flag !== null);
  return (
    <div className="flex flex-col gap-6">
      <div lang={tag} className="flex flex-col gap-2">
        <p className="text-2xl font-bold break-words">{title}</p>
        <p className="text-muted break-words">{lead}</p>
        {date !== null && <p className="text-muted text-sm">{date}</p>}
      </div>
      <div lang={tag} className="flex flex-col gap-8 break-words">
        <ContentText sections={sections} PageLink={PageLink} />
      </div>
      {flagged.length > 0 && (
        <ul className="text-muted border-line flex flex-col gap-1 border-t pt-3 text-sm">
          {flagged.map(({ id, heading, flag }) => (
            <li key={id}>
              “<span lang={tag}>{heading}</span>” is left out while {flag} is off.
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** In a tab of its own, so that the console stays where it is. */
function PageLink({ to, className, children }: ContentLinkProps) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className={className}>
      {children}
    </a>
  );
}

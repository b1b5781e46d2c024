/**
 * Text with its links. Most fraud in a trade begins with one, so a press first says where it leads and
 * what not to do there.
 */
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Dialog, DialogClose } from "@parley/ui/overlays/dialog";
import { useState } from "react";
import { usePhrase } from "../../../../shell/locale/phrase.tsx";
import { splitLinks } from "./split-links.ts";

interface Link {
  readonly href: string;
  readonly host: string;
}

export function LinkedText({ text }: { text: string }) {
  const [asked, setAsked] = useState<Link | null>(null);
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {splitLinks(text).map((part, place) =>
        part.kind === "text" ? (
          part.text
        ) : (
          <a
            // oxlint-disable-next-line react/no-array-index-key -- A text never changes, and one address may come twice.
            key={place}
            href={part.href}
            rel="noopener noreferrer nofollow"
            target="_blank"
            className="text-accent underline"
            onClick={(event) => {
              event.preventDefault();
              setAsked(part);
            }}
          >
            {part.text}
          </a>
        ),
      )}
      {asked !== null && <LinkWarning link={asked} onClose={() => setAsked(null)} />}
    </p>
  );
}

function LinkWarning({ link, onClose }: { link: Link; onClose: () => void }) {
  const t = usePhrase();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("chat.link.title")}
      description={t("chat.link.text", { host: link.host })}
      footer={
        <>
          <a
            href={link.href}
            rel="noopener noreferrer nofollow"
            target="_blank"
            className={buttonClass({ tone: "secondary" })}
            onClick={onClose}
          >
            {t("chat.link.open")}
          </a>
          <DialogClose button={<Button>{t("chat.link.stay")}</Button>} />
        </>
      }
    >
      <p className="figures bg-sunken rounded-md px-3 py-2 text-sm wrap-anywhere">{link.href}</p>
    </Dialog>
  );
}

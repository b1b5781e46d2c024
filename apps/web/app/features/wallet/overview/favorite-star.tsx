import { IconButton } from "@parley/ui/controls/icon-button";
import Star from "lucide-react/icons/star";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import type { Favorites } from "./use-favorites.ts";

/** Lit for a favourite; a press changes that. */
export function FavoriteStar({ code, favorites }: { code: string; favorites: Favorites }) {
  const t = usePhrase();
  const isFavorite = favorites.symbols.includes(code);
  return (
    <IconButton
      size="small"
      // The name stays and the pressed state changes, so that it is not announced twice.
      label={t("wallet.favorite", { coin: code })}
      aria-pressed={isFavorite}
      onClick={() => favorites.toggle(code)}
      className="max-md:size-10"
      icon={
        <Star
          aria-hidden
          className={`size-4 ${isFavorite ? "text-warning fill-current" : "text-subtle"}`}
        />
      }
    />
  );
}

/** The destination of a withdrawal: typed, pasted, or a saved address. */
import { addressLookOf, type AddressLook } from "@parley/domain/wallet/address-look";
import { MAX_ADDRESS_LENGTH } from "@parley/contract/endpoints/wallet/wallet-chain";
import { Button } from "@parley/ui/controls/button";
import { Field } from "@parley/ui/controls/field";
import { TextInput } from "@parley/ui/controls/text-input";
import IndexUser from "lucide-react/icons/book-user";
import { useState } from "react";
import { usePhrase, type Phrase } from "../../../shell/locale/phrase.tsx";
import { AddressBookDialog } from "./address-book.tsx";
import type { ChainCoin, Network } from "../data/chain-coins.ts";
import type { SavedAddress } from "./load-withdraw.ts";
import { SaveAddressDialog } from "./save-address.tsx";
import { joinList } from "../../../shell/locale/join-list.ts";
import { addressProblem } from "./withdraw-draft.ts";

export interface AddressFieldProps {
  readonly coin: ChainCoin;
  readonly network: Network | null;
  readonly addresses: readonly SavedAddress[];
  readonly value: string;
  readonly memo: string;
  readonly error: string | undefined;
  readonly onValueChange: (address: string) => void;
  readonly onChoose: (saved: SavedAddress) => void;
  readonly onIndexChange: () => void;
}

export function AddressField(props: AddressFieldProps) {
  const t = usePhrase();
  const { coin, network, addresses, value, error } = props;
  const [open, setOpen] = useState<"book" | "save" | null>(null);
  /** Only after blur: no error is shown while typing. */
  const [isLeft, setIsLeft] = useState(false);
  const own = addresses.filter(({ assetCode }) => assetCode === coin.code);
  const saved = own.find((one) => one.address === value.trim() && one.network === network?.network);
  const look = network === null ? null : addressLookOf(network.addressFormat);
  const problem = addressProblem(value, look);
  const looksWrong = isLeft && problem === "form";
  const canSave = saved === undefined && network !== null && problem === null;
  return (
    <>
      <Field
        label={t("wallet.address")}
        isRequired
        error={error ?? (looksWrong ? t("wallet.address.form") : undefined)}
        hint={
          saved !== undefined
            ? t("wallet.address.isSaved", { label: saved.label })
            : network !== null && look !== null && lookText(t, network.name, look)
        }
        aside={
          <span className="-my-1 -me-2 flex gap-1">
            {canSave && (
              <Button tone="quiet" size="small" onClick={() => setOpen("save")}>
                {t("wallet.address.save")}
              </Button>
            )}
            <Button
              tone="quiet"
              size="small"
              icon={<IndexUser aria-hidden className="size-4" />}
              onClick={() => setOpen("book")}
            >
              {t("wallet.book")}
            </Button>
          </span>
        }
      >
        {(control) => (
          <TextInput
            {...control}
            value={value}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_ADDRESS_LENGTH}
            placeholder={
              network === null ? "" : t("wallet.address.placeholder", { network: network.name })
            }
            onChange={(event) => {
              setIsLeft(false);
              props.onValueChange(event.currentTarget.value);
            }}
            onBlur={() => setIsLeft(true)}
            className="font-mono sm:text-sm"
          />
        )}
      </Field>
      {open === "book" && (
        <AddressBookDialog
          coin={coin}
          addresses={own}
          onChoose={(chosen) => {
            props.onChoose(chosen);
            setOpen(null);
          }}
          onChange={props.onIndexChange}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "save" && network !== null && (
        <SaveAddressDialog
          coin={coin}
          network={network}
          address={value.trim()}
          memo={props.memo.trim()}
          onSaved={props.onIndexChange}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** What an address of the network begins with, and how long it is. */
function lookText(t: Phrase, network: string, { starts, leastLength, mostLength }: AddressLook) {
  const length = leastLength === mostLength ? `${leastLength}` : `${leastLength}–${mostLength}`;
  return starts.length === 0
    ? t("wallet.address.looksLong", { network, length })
    : t("wallet.address.looks", { network, length, starts: joinList(t, starts) });
}

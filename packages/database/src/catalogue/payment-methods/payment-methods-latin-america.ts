// Payment methods of Latin America.

import type { PaymentMethodRow } from "../../catalogue-types.ts";
import { domestic } from "./domestic.ts";
import {
  accountNumber,
  accountType,
  bankName,
  chileanAccountType,
  iban,
  looseAccountNumber,
  mobile,
  optional,
  schemeFields,
} from "./fields.ts";
import { bankTransferName, withScheme } from "./method-names.ts";

const { alias, branchNumber, breBKey, cardNumber, cbuCvu, cci, clabe, cpf, email } = schemeFields;
const { nationalId, pixKey, rut, username, walletNumber } = schemeFields;

const brazil = domestic("BRL", "BR", [
  { code: "pix", names: { en: "Pix" }, group: "instant", fields: [pixKey, optional(bankName)] },
  {
    code: "bank-transfer-br",
    names: withScheme(bankTransferName, "TED"),
    group: "bank",
    fields: [bankName, branchNumber, looseAccountNumber, accountType, cpf],
  },
  { code: "nubank", names: { en: "Nubank" }, group: "bank", fields: [pixKey] },
  { code: "itau", names: { en: "Itaú" }, group: "bank", fields: [pixKey] },
  {
    code: "picpay",
    names: { en: "PicPay" },
    group: "wallet",
    fields: [username, optional(pixKey)],
  },
  { code: "mercado-pago-br", names: { en: "Mercado Pago" }, group: "wallet", fields: [pixKey] },
]);

const argentineAccount = [cbuCvu, optional(alias)];

const argentina = domestic("ARS", "AR", [
  {
    code: "bank-transfer-ar",
    names: withScheme(bankTransferName, "CBU / CVU"),
    group: "bank",
    fields: [bankName, ...argentineAccount],
  },
  {
    code: "mercado-pago-ar",
    names: { en: "Mercado Pago" },
    group: "wallet",
    fields: argentineAccount,
  },
  { code: "uala", names: { en: "Ualá" }, group: "wallet", fields: argentineAccount },
  { code: "brubank", names: { en: "Brubank" }, group: "bank", fields: argentineAccount },
  { code: "naranja-x", names: { en: "Naranja X" }, group: "wallet", fields: argentineAccount },
  {
    code: "personal-pay",
    names: { en: "Personal Pay" },
    group: "wallet",
    fields: argentineAccount,
  },
  { code: "cuenta-dni", names: { en: "Cuenta DNI" }, group: "wallet", fields: argentineAccount },
]);

const mexico = domestic("MXN", "MX", [
  { code: "spei", names: { en: "SPEI" }, group: "instant", fields: [clabe, bankName] },
  { code: "dimo", names: { en: "DiMo" }, group: "instant", fields: [mobile("MX")] },
  {
    code: "bbva-mx",
    names: { en: "BBVA México" },
    group: "bank",
    fields: [clabe, optional(cardNumber)],
  },
  { code: "nu-mx", names: { en: "Nu México" }, group: "bank", fields: [clabe] },
  { code: "mercado-pago-mx", names: { en: "Mercado Pago" }, group: "wallet", fields: [clabe] },
  { code: "oxxo", names: { en: "OXXO" }, group: "cash", fields: [cardNumber, bankName] },
]);

const colombia = domestic("COP", "CO", [
  { code: "nequi", names: { en: "Nequi" }, group: "wallet", fields: [mobile("CO")] },
  { code: "daviplata", names: { en: "DaviPlata" }, group: "wallet", fields: [mobile("CO")] },
  { code: "bre-b", names: { en: "Bre-B" }, group: "instant", fields: [breBKey] },
  {
    code: "bancolombia",
    names: { en: "Bancolombia" },
    group: "bank",
    fields: [accountNumber(11), accountType, nationalId],
  },
  {
    code: "bank-transfer-co",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, accountNumber(6, 16), accountType, nationalId],
  },
]);

const peru = domestic("PEN", "PE", [
  { code: "yape", names: { en: "Yape" }, group: "instant", fields: [mobile("PE")] },
  {
    code: "plin",
    names: { en: "Plin" },
    group: "instant",
    fields: [mobile("PE"), optional(bankName)],
  },
  {
    code: "bcp-pe",
    names: { en: "BCP" },
    group: "bank",
    fields: [accountNumber(13, 14), optional(cci)],
  },
  {
    code: "interbank-pe",
    names: { en: "Interbank" },
    group: "bank",
    fields: [accountNumber(13), optional(cci)],
  },
  {
    code: "bank-transfer-pe",
    names: withScheme(bankTransferName, "CCI"),
    group: "bank",
    fields: [bankName, cci],
  },
]);

const chile = domestic("CLP", "CL", [
  {
    code: "bank-transfer-cl",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, chileanAccountType, accountNumber(5, 18), rut, email],
  },
  {
    code: "banco-estado",
    names: { en: "BancoEstado (CuentaRUT)" },
    group: "bank",
    fields: [rut, accountNumber(7, 12)],
  },
  {
    code: "mercado-pago-cl",
    names: { en: "Mercado Pago" },
    group: "wallet",
    fields: [accountNumber(5, 18), rut, email],
  },
  {
    code: "tenpo",
    names: { en: "Tenpo" },
    group: "wallet",
    fields: [accountNumber(5, 18), rut, email],
  },
]);

const venezuelanAccount = [accountNumber(20), nationalId];

const venezuela = domestic("VES", "VE", [
  {
    code: "pago-movil",
    names: { en: "Pago Móvil" },
    group: "instant",
    fields: [bankName, mobile("VE"), nationalId],
  },
  {
    code: "bank-transfer-ve",
    names: bankTransferName,
    group: "bank",
    fields: [bankName, ...venezuelanAccount],
  },
  { code: "banesco", names: { en: "Banesco" }, group: "bank", fields: venezuelanAccount },
  { code: "mercantil-ve", names: { en: "Mercantil" }, group: "bank", fields: venezuelanAccount },
]);

const andesAndRiverPlate = [
  domestic("BOB", "BO", [
    {
      code: "bank-transfer-bo",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, accountNumber(6, 20), nationalId],
    },
    {
      code: "tigo-money-bo",
      names: { en: "Tigo Money" },
      group: "mobile-money",
      fields: [mobile("BO")],
    },
    { code: "yape-bo", names: { en: "Yape" }, group: "instant", fields: [mobile("BO")] },
  ]),
  domestic("PYG", "PY", [
    {
      code: "bank-transfer-py",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, accountNumber(6, 20), nationalId],
    },
    {
      code: "tigo-money-py",
      names: { en: "Tigo Money" },
      group: "mobile-money",
      fields: [mobile("PY")],
    },
  ]),
  domestic("UYU", "UY", [
    {
      code: "bank-transfer-uy",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, accountNumber(6, 20)],
    },
    { code: "prex", names: { en: "Prex" }, group: "wallet", fields: [walletNumber] },
    {
      code: "mi-dinero",
      names: { en: "Mi Dinero" },
      group: "wallet",
      fields: [walletNumber, mobile("UY")],
    },
  ]),
].flat();

const centralAmericaAndCaribbean = [
  domestic("CRC", "CR", [
    { code: "sinpe-movil", names: { en: "SINPE Móvil" }, group: "instant", fields: [mobile("CR")] },
    {
      code: "bank-transfer-cr",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, iban("CR"), nationalId],
    },
  ]),
  domestic("DOP", "DO", [
    {
      code: "bank-transfer-do",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, accountNumber(6, 20), accountType, nationalId, optional(iban("DO"))],
    },
    {
      code: "banreservas",
      names: { en: "Banreservas" },
      group: "bank",
      fields: [accountNumber(8, 12), accountType, nationalId],
    },
  ]),
  domestic("GTQ", "GT", [
    {
      code: "bank-transfer-gt",
      names: bankTransferName,
      group: "bank",
      fields: [bankName, accountNumber(6, 20), accountType, optional(iban("GT"))],
    },
    {
      code: "tigo-money-gt",
      names: { en: "Tigo Money" },
      group: "mobile-money",
      fields: [mobile("GT")],
    },
  ]),
].flat();

export const latinAmericanMethods: readonly PaymentMethodRow[] = [
  ...brazil,
  ...argentina,
  ...mexico,
  ...colombia,
  ...peru,
  ...chile,
  ...venezuela,
  ...andesAndRiverPlate,
  ...centralAmericaAndCaribbean,
];

// Words by which a name would impersonate the site or its staff, in the site's 17 languages. Names
// are compared with them by appearance, without separators (`isReservedName`).

const WORDS = {
  /** The site itself, and English. */
  site: "parley support admin administrator moderator mod official staff customerservice customercare customersupport helpdesk help service escrow security system arbitrator arbitration compliance verified p2psupport team root owner notification supervisor",
  de: "kundenservice kundendienst unterstützung hilfe offiziell sicherheit treuhand mitarbeiter verwaltung schlichtung",
  esPt: "soporte atencionalcliente servicioalcliente ayuda oficial seguridad moderador administrador arbitraje sistema suporte atendimento ajuda seguranca apoio equipe arbitragem custodia",
  fr: "serviceclient assistance aide officiel securite moderateur administrateur sequestre systeme arbitrage",
  it: "supporto assistenza servizioclienti ufficiale sicurezza moderatore amministratore arbitrato",
  tr: "destek yardım musterihizmetleri resmi guvenlik moderator yonetici yonetim emanet sistem",
  idMs: "dukungan layananpelanggan resmi keamanan bantuan pentadbir rasmi khidmatpelanggan perkhidmatanpelanggan keselamatan sokongan rekber staf",
  vi: "hotro hỗtrợ trợgiúp chămsóckháchhàng quảntrị chínhthức bảomật kýquỹ hệthống",
  ru: "поддержка помощь админ администратор модератор официальный служба парли безопасность система эскроу гарант арбитраж сотрудник саппорт",
  hi: "सहायता मदद ग्राहकसेवा आधिकारिक एडमिन व्यवस्थापक सुरक्षा पार्ले सपोर्ट",
  th: "สนับสนุน ช่วยเหลือ ซัพพอร์ต ฝ่ายบริการ บริการลูกค้า แอดมิน ผู้ดูแล ทางการ ความปลอดภัย",
  ja: "公式 サポート ヘルプデスク 管理者 運営 カスタマーサービス 事務局 セキュリティ エスクロー パーレイ",
  ko: "공식 도움말 고객센터 고객지원 관리자 운영자 운영진 보안 에스크로 팔리",
  zhCnZhTw:
    "客服 帮助中心 幫助中心 官方 管理员 管理員 版主 系统 系統 安全中心 担保 擔保 工作人员 工作人員 仲裁 审核 審核 托管 託管",
} as const;

export const RESERVED_WORDS: readonly string[] = Object.values(WORDS).flatMap((words) =>
  words.split(" "),
);

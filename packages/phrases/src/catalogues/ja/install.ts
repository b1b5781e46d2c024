import type en from "../en/install.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "install.description": "コインをエスクローに預けたまま、個人間で暗号資産を売買できます。",
  "install.offline.title": "接続がありません",
  "install.offline.text":
    "Parleyに接続できません。インターネット接続を確認してください。進行中の注文の制限時間は進み続けます。",
  "install.offline.retry": "再試行",
});

import type en from "../en/help.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "help.protection.title": "Cara Parley melindungi anda",
  "help.protection.lead":
    "Apa yang berlaku kepada syiling kripto anda dalam dagangan, apa yang Parley lakukan terhadap penipuan, dan apa yang perlu anda lakukan.",
  "help.contents": "Di halaman ini",

  "help.protection.escrow.title": "Syiling kripto disimpan dalam eskrow",
  "help.protection.escrow.1":
    "Apabila pesanan dibuat, syiling kripto keluar daripada baki penjual dan disimpan dalam eskrow. Kedua-dua pihak tidak boleh menggunakannya sehingga pesanan tamat.",
  "help.protection.escrow.2":
    "Pembeli membayar terus kepada penjual. Parley tidak pernah menerima wang ini.",
  "help.protection.escrow.3":
    "Selepas pesanan ditanda sebagai dibayar, tiada tempoh yang memulangkan syiling kripto. Ia hanya bergerak jika penjual melepaskannya, kedua-dua pihak bersetuju, atau khidmat pelanggan membuat keputusan.",

  "help.protection.release.title": "Lepaskan hanya selepas wang kelihatan",
  "help.protection.release.1":
    "Semak jumlah penuh dalam akaun bank atau akaun pembayaran anda sendiri. Tangkapan skrin, mesej atau e-mel daripada pembeli bukan bukti.",
  "help.protection.release.2":
    "Pelepasan memerlukan kod keselamatan dan adalah muktamad. Syiling kripto yang dilepaskan tidak boleh diambil semula.",
  "help.protection.release.3":
    "Pembeli menyatakan nama pada akaun pembayar dan empat aksara terakhirnya. Jika nama itu berbeza daripada nama yang disahkan, penjual melihat amaran.",

  "help.protection.codes.title": "Kod boleh digunakan sekali",
  "help.protection.codes.1":
    "Kod keselamatan boleh digunakan sekali, untuk satu tujuan dan selama beberapa minit. Kod pengesah yang telah digunakan turut ditolak untuk perkara lain.",
  "help.protection.codes.2":
    "Kod pelepasan dan pengeluaran meninggalkan pelayar secara disulitkan dan terikat kepada perkara yang anda sahkan. Tiada sesiapa boleh membacanya di tengah jalan atau menggunakannya untuk perkara lain.",

  "help.protection.account.title": "Perubahan pada akaun anda",
  "help.protection.account.1":
    "E-mel atau nombor telefon baharu tidak boleh digunakan untuk log masuk atau menetapkan semula kata laluan selama 24 jam. Kenalan anda yang lain menerima mesej dengan pautan untuk membatalkan perubahan.",
  "help.protection.account.2":
    "Pengeluaran disekat selama 24 jam selepas kata laluan ditetapkan semula, e-mel atau telefon dibuang atau diganti, dan pengesah dimatikan. Pengeluaran yang belum selesai kembali ke dompet anda.",
  "help.protection.account.3":
    "Setiap peranti yang log masuk kelihatan di Keselamatan akaun dan boleh dilog keluar di situ. Log masuk yang tidak digunakan selama 30 hari tamat dengan sendirinya.",

  "help.protection.limits.title": "Had untuk akaun baharu",
  "help.protection.limits.1":
    "Akaun baharu hanya boleh mempunyai beberapa pesanan terbuka dengan nilai terhad. Had meningkat dengan dagangan yang selesai dan rakan dagangan yang berbeza.",
  "help.protection.limits.2":
    "Had, larangan dan pembekuan terpakai kepada semua akaun seseorang, termasuk sub-pengguna.",
  "help.protection.limits.3":
    "Syiling kripto yang dibeli oleh akaun berusia kurang daripada 30 hari, atau dengan kaedah pembayaran yang boleh dibalikkan, hanya boleh dijual atau dikeluarkan selepas 24 jam. Borang pesanan memaklumkannya sebelum anda membeli.",

  "help.protection.appeals.title": "Jika sesuatu tidak kena",
  "help.protection.appeals.1":
    "Jika pembeli menandakan pesanan sebagai dibayar dan wang tidak tiba dalam masa biasa, penjual boleh melaporkannya. Pembeli kemudian diminta memberikan bukti dalam masa 60 minit.",
  "help.protection.appeals.2":
    "Mana-mana pihak boleh membuat rayuan. Syiling kripto kekal dalam eskrow, dan khidmat pelanggan meneliti pesanan, sembang serta bukti kedua-dua pihak.",
  "help.protection.appeals.3":
    "Keputusan berkuat kuasa dua jam selepas kedua-dua pihak dimaklumkan. Sebelum itu, setiap pihak boleh meminta sekali semakan semula oleh kakitangan lain.",

  "help.protection.staff.title": "Siapa yang memutuskan",
  "help.protection.staff.1":
    "Kakitangan tidak boleh berdagang, dan tiada sesiapa memutuskan kes akaun sendiri atau akaun yang berkongsi kenalan, peranti atau akaun pembayaran dengannya.",
  "help.protection.staff.2":
    "Kes bernilai tinggi memerlukan kelulusan kakitangan kedua. Setiap tindakan kakitangan direkodkan dan tidak boleh diubah.",

  "help.protection.names.title": "Nama dan mesej",
  "help.protection.names.1":
    "Nama samaran yang meniru pengguna lain atau Parley ditolak. Nama samaran boleh ditukar sekali dalam 30 hari, dan nama lama dipaparkan selama 90 hari.",
  "help.protection.names.2":
    "Pautan, nombor telefon dan nombor akaun dalam sembang disertai amaran. Bayar hanya ke akaun yang dipaparkan dalam pesanan.",

  "help.protection.never.title": "Perkara yang Parley tidak pernah minta",
  "help.protection.never.1":
    "Parley tidak pernah meminta kata laluan atau kod keselamatan anda: bukan dalam sembang, bukan melalui telefon, bukan melalui e-mel.",
  "help.protection.never.2":
    "Parley tidak pernah meminta anda melepaskan syiling kripto lebih awal, membayar ke akaun lain atau meneruskan di luar laman ini.",

  "help.protection.you.title": "Perkara yang perlu anda lakukan",
  "help.protection.you.1":
    "Bayar hanya daripada akaun atas nama anda sendiri, jumlah tepat pesanan, dan tandakan sebagai dibayar hanya selepas wang keluar daripada akaun anda.",
  "help.protection.you.2":
    "Kekalkan perbualan dalam sembang pesanan. Perkara yang dipersetujui di tempat lain tidak dilindungi.",
  "help.protection.you.3":
    "Sediakan pengesah atau kunci laluan dan kod antipancingan data, dan semak alamat laman sebelum log masuk.",
  "help.protection.you.4":
    "Jika ragu-ragu, jangan lepaskan dan jangan batalkan selepas membayar. Buat rayuan.",
});

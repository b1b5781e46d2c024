import type en from "../en/terms.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "terms.title": "Thỏa thuận dịch vụ P2P",

  "terms.parties.title": "Các bên của thỏa thuận này",
  "terms.parties.1":
    "Thỏa thuận này được lập giữa bạn và đơn vị vận hành trang web này, sau đây gọi là Parley. Thỏa thuận áp dụng cho dịch vụ P2P: nơi mọi người mua bán tiền mã hóa (“coin”) với nhau bằng tiền, thông qua quảng cáo của nhau.",
  "terms.parties.2":
    "Mỗi giao dịch là một hợp đồng giữa hai người dùng, người mua và người bán. Parley không phải là một bên của hợp đồng đó: Parley không mua, không bán, không phải là ngân hàng và không bao giờ nhận hay giữ số tiền được trả cho coin. Parley giữ coin của lệnh đang thực hiện, hướng dẫn hai bên việc cần làm và ra quyết định khi hai bên không thể thống nhất.",
  "terms.parties.3":
    "Người đăng quảng cáo là người dùng đăng một quảng cáo; taker là người dùng chấp nhận quảng cáo đó. Mỗi người trong số họ đều có thể là người mua hoặc người bán.",

  "terms.account.title": "Ai được giao dịch",
  "terms.account.1":
    "Bạn phải từ 18 tuổi trở lên và được pháp luật nơi bạn sống cho phép giao dịch coin. Trước giao dịch đầu tiên, bạn cần có điện thoại đã xác minh, email đã xác minh, hoàn tất xác minh danh tính, chấp nhận thỏa thuận này và xác thực hai yếu tố.",
  "terms.account.2":
    "Thông tin bạn cung cấp về bản thân hoặc doanh nghiệp phải đúng sự thật, đầy đủ và được bạn cập nhật. Mỗi người hoặc doanh nghiệp chỉ có một tài khoản. Bạn không được bán, cho mượn hoặc dùng chung tài khoản.",
  "terms.account.3":
    "Tài khoản chính có thể tạo tài khoản phụ. Tài khoản phụ hành động nhân danh tài khoản chính, dưới danh tính của tài khoản chính và theo chính sự chấp nhận này; tài khoản chính chịu trách nhiệm về việc họ làm.",
  "terms.account.4":
    "Hãy giữ kín mật khẩu, mã, khóa truy cập và thiết bị của bạn. Những gì được xác nhận bằng mã bảo mật của bạn được coi là do bạn thực hiện, trừ khi trước đó bạn đã báo cho chúng tôi biết chúng bị mất hoặc bị đánh cắp. Nhân viên Parley không bao giờ hỏi mã hay mật khẩu.",

  "terms.escrow.title": "Lệnh và ký quỹ",
  "terms.escrow.1":
    "Khi một lệnh được tạo, coin của người bán được trừ khỏi số dư của người bán và được Parley giữ trong ký quỹ. Từ lúc đó, không bên nào sử dụng được số coin này cho đến khi lệnh kết thúc.",
  "terms.escrow.2":
    "Giá, số tiền, phí, phương thức thanh toán và thời hạn thanh toán được hiển thị trước khi bạn xác nhận lệnh và giữ nguyên như lúc bạn xác nhận. Đặt lệnh là cam kết ràng buộc phải thực hiện lệnh đó.",
  "terms.escrow.3":
    "Coin rời khỏi ký quỹ theo một trong hai cách: chuyển cho người mua khi người bán đã xác nhận thanh toán, hoặc trả lại người bán khi lệnh kết thúc mà không có thanh toán. Khi có khiếu nại, coin được chuyển theo thỏa thuận của hai bên hoặc quyết định của bộ phận CSKH. Coin trong ký quỹ không sinh lãi.",

  "terms.payment.title": "Chỉ thanh toán từ tài khoản của chính bạn",
  "terms.payment.1":
    "Người mua trả trực tiếp cho người bán, bằng phương thức thanh toán của lệnh, đúng số tiền của lệnh và trong thời hạn thanh toán.",
  "terms.payment.2":
    "Chỉ thanh toán từ tài khoản đứng tên chính bạn. Tên người trả phải trùng với tên bạn đã xác minh. Không chấp nhận thanh toán do bạn bè, người thân, chủ lao động hay bên thứ ba nào khác thực hiện, kể cả khi số tiền đó là dành cho bạn.",
  "terms.payment.3":
    "Người bán có thể từ chối khoản thanh toán đến từ người khác và khi đó phải hoàn trả đầy đủ về tài khoản đã gửi. Chi phí và sự chậm trễ của khoản thanh toán như vậy do người mua chịu.",
  "terms.payment.4":
    "Người bán chỉ nhận tiền vào tài khoản đứng tên đã xác minh của chính mình và đã lưu trên Parley. Không bao giờ trả tiền vào tài khoản chỉ được nêu trong cuộc trò chuyện.",

  "terms.remarks.title": "Nội dung ghi khi chuyển khoản",
  "terms.remarks.1":
    "Không ghi bất cứ điều gì về coin, tiền mã hóa, Parley hay giao dịch vào ghi chú, mã tham chiếu hoặc mục đích thanh toán. Hãy để trống, hoặc chỉ ghi mã tham chiếu hiển thị trong lệnh. Những ghi chú như vậy có thể khiến ngân hàng chặn khoản thanh toán hoặc đóng tài khoản.",
  "terms.remarks.2":
    "Nếu khoản chuyển có ghi chú loại này, người bán có thể từ chối và hoàn trả đầy đủ, và lệnh có thể bị hủy với chi phí do người mua chịu.",

  "terms.confirm.title": "Đánh dấu đã thanh toán và mở khóa",
  "terms.confirm.1":
    "Chỉ nhấn “Tôi đã thanh toán” sau khi tiền thực sự rời khỏi tài khoản của bạn. Nhấn khi chưa thanh toán được coi là hành vi cố ý lừa dối. Việc nhấn với ý đồ xấu sẽ khiến tài khoản bị đóng băng.",
  "terms.confirm.2":
    "Người bán kiểm tra tài khoản ngân hàng hoặc tài khoản thanh toán của chính mình, không dựa vào tin nhắn hay ảnh chụp màn hình, và nhấn “Đã nhận tiền, mở khóa tiền mã hóa” ngay khi nhận đủ tiền từ đúng người. Người bán đã nhận tiền không được giữ lại coin.",
  "terms.confirm.3":
    "Việc mở khóa là không thể đảo ngược. Coin đã đến tay người mua thì cả người bán lẫn Parley đều không thể thu hồi.",

  "terms.cancel.title": "Hủy lệnh và thời hạn",
  "terms.cancel.1":
    "Người mua có thể hủy lệnh trước khi thanh toán. Đừng hủy sau khi đã chuyển tiền: coin sẽ trở về người bán trong khi tiền của bạn đang trên đường đi.",
  "terms.cancel.2":
    "Lệnh không được đánh dấu đã thanh toán trước khi hết thời hạn thanh toán sẽ tự động bị hủy và coin được trả lại. Người bán có thể gia hạn một lần. Người bán không thể hủy lệnh.",
  "terms.cancel.3":
    "Nếu bạn đã thanh toán mà lệnh bị hủy vì hết giờ, bạn có 24 giờ để khiếu nại. Hãy báo cho chúng tôi ngay: coin không còn trong ký quỹ và chúng tôi chỉ có thể hòa giải.",
  "terms.cancel.4":
    "Người hủy quá nhiều lệnh do lỗi của mình trong 24 giờ sẽ không thể tạo lệnh mới trong một thời gian. Trang sẽ hiển thị thời điểm hết hạn chế.",

  "terms.appeals.title": "Khiếu nại",
  "terms.appeals.1":
    "Mỗi bên đều có thể khiếu nại khi chưa nhận được tiền thanh toán hoặc coin. Coin vẫn ở trong ký quỹ và mọi thời hạn tạm dừng cho đến khi khiếu nại kết thúc. Nếu lệnh đã đánh dấu thanh toán không được mở khóa trong vòng 24 giờ, khiếu nại sẽ tự động được mở.",
  "terms.appeals.2":
    "Hai bên trình bày trung thực sự việc và gửi bằng chứng được yêu cầu, chẳng hạn sao kê ngân hàng hoặc biên lai thanh toán, trong thời hạn được nêu. Nếu một bên không trả lời, quyết định sẽ dựa trên những gì bên kia đã chứng minh.",
  "terms.appeals.3":
    "Hai bên có thể tự giải quyết khiếu nại bất cứ lúc nào, bằng cách mở khóa hoặc thống nhất cách chia coin. Nếu không, bộ phận CSKH quyết định căn cứ vào lệnh, cuộc trò chuyện và bằng chứng của hai bên: mở khóa cho người mua, trả lại người bán hoặc chia. Quyết định đó kết thúc lệnh trên Parley. Quyết định này không tước đi quyền khởi kiện ra tòa của bạn.",
  "terms.appeals.4":
    "Quyết định dựa trên những gì hai bên đã chứng minh. Bằng chứng giả mạo, bị sửa đổi hoặc bị che giấu dẫn đến thua khiếu nại và các biện pháp nêu dưới đây.",

  "terms.fees.title": "Phí",
  "terms.fees.1":
    "Taker của quảng cáo trả phí bằng coin. Mức phí và số lượng được hiển thị trước khi bạn xác nhận và được trừ vào số coin mà người mua nhận. Người đăng quảng cáo không phải trả phí. Lệnh kết thúc mà không mở khóa thì không mất phí.",
  "terms.fees.2":
    "Ngân hàng, dịch vụ thanh toán và mạng lưới có thể thu phí riêng. Bên gây ra khoản phí phải chịu; người bán phải nhận đủ số tiền của lệnh. Bạn tự chịu trách nhiệm về thuế của mình.",

  "terms.conduct.title": "Những điều bị cấm và hệ quả",
  "terms.conduct.1":
    "Bị cấm: tiền hoặc coin do phạm tội mà có, rửa tiền, tài trợ khủng bố, vi phạm lệnh trừng phạt, gian lận, bằng chứng giả, đảo ngược khoản thanh toán sau khi coin đã được mở khóa, hành động thay cho người che giấu danh tính, có nhiều hơn một tài khoản và mọi nỗ lực lách quy tắc, hạn mức hoặc kiểm tra của dịch vụ này.",
  "terms.conduct.2":
    "Cũng bị cấm: thỏa thuận giao dịch ngoài nền tảng với người bạn gặp ở đây, hỏi thông tin liên hệ nhằm mục đích đó, đòi thêm tiền hoặc điều kiện khác với quảng cáo, và xúc phạm, đe dọa hoặc quảng bá trong cuộc trò chuyện. Giao dịch riêng không được ký quỹ bảo vệ và chúng tôi không thể hỗ trợ.",
  "terms.conduct.3":
    "Khi có lý do chính đáng để tin rằng các quy tắc này bị vi phạm, chúng tôi có thể từ chối hoặc tạm giữ lệnh, đóng quảng cáo, đóng băng giao dịch hoặc toàn bộ tài khoản và báo cho cơ quan chức năng khi pháp luật yêu cầu. Trong phạm vi pháp luật cho phép, chúng tôi sẽ cho bạn biết lý do và cách phản đối.",
  "terms.conduct.4":
    "Coin của bạn vẫn là của bạn. Việc đóng băng có thể làm chậm việc rút coin trong thời gian mà việc kiểm tra hoặc pháp luật đòi hỏi. Các lệnh đang thực hiện được hoàn tất hoặc được quyết định qua khiếu nại.",

  "terms.risks.title": "Những rủi ro bạn nên biết",
  "terms.risks.1":
    "Giá coin có thể biến động nhanh và mạnh, kể cả khi lệnh của bạn đang thực hiện. Bạn có thể mất toàn bộ số đã bỏ ra. Không nội dung nào trên trang này là lời khuyên mua hay bán.",
  "terms.risks.2":
    "Một số khoản thanh toán có thể bị ngân hàng đảo ngược, trì hoãn hoặc đóng băng. Ký quỹ bảo vệ coin, không bảo vệ tiền: hãy chọn kỹ phương thức thanh toán và đối tác, và đọc điều khoản của người đăng quảng cáo trước khi đặt lệnh.",
  "terms.risks.3":
    "Dịch vụ có thể bị gián đoạn do bảo trì, sự cố hoặc các mạng lưới mà chúng tôi không kiểm soát. Chúng tôi khắc phục những gì do lỗi của mình. Khi pháp luật cho phép giới hạn trách nhiệm, chúng tôi không chịu trách nhiệm về lợi nhuận bị bỏ lỡ, về hành vi của người dùng khác, của ngân hàng hoặc mạng lưới, cũng như về tổn thất do bạn vi phạm nghĩa vụ của mình. Không điều nào ở đây giới hạn trách nhiệm đối với hành vi cố ý, lỗi vô ý nghiêm trọng hoặc bất cứ điều gì khác mà pháp luật không cho phép giới hạn.",

  "terms.data.title": "Dữ liệu của bạn",
  "terms.data.1":
    "Chúng tôi lưu giữ những gì cần thiết để vận hành dịch vụ và tuân thủ pháp luật: tài khoản, hồ sơ xác minh và giấy tờ kèm theo, các lệnh, cuộc trò chuyện, thông tin thanh toán, thiết bị và lần đăng nhập của bạn. Giấy tờ được lưu dưới dạng mã hóa và chỉ nhân viên xử lý hồ sơ của bạn mới mở được.",
  "terms.data.2":
    "Đối tác của bạn thấy biệt danh, lịch sử giao dịch và, khi đã có lệnh, tên đã xác minh cùng thông tin thanh toán của lệnh đó. Chỉ dùng những gì bạn biết về người khác để thực hiện lệnh đó và không chuyển cho bất kỳ ai.",
  "terms.data.3":
    "Bạn có thể hỏi chúng tôi đang lưu giữ gì về bạn, yêu cầu chỉnh sửa và, khi không có luật hay tranh chấp nào buộc chúng tôi phải lưu giữ, yêu cầu xóa.",

  "terms.changes.title": "Thay đổi thỏa thuận này",
  "terms.changes.1":
    "Mỗi phiên bản của thỏa thuận này đều ghi ngày. Khi nội dung thay đổi về bản chất, bạn sẽ được yêu cầu chấp nhận phiên bản mới trước khi giao dịch tiếp; cho đến lúc đó, các lệnh đang mở của bạn tiếp tục theo phiên bản bạn đã chấp nhận.",
  "terms.changes.2":
    "Nếu không đồng ý với phiên bản mới, bạn đừng chấp nhận. Bạn vẫn có thể hoàn tất các lệnh, rút coin và đóng tài khoản. Bạn có thể chấm dứt thỏa thuận này bất cứ lúc nào khi không còn lệnh nào đang mở.",

  "terms.disputes.title": "Luật áp dụng và tranh chấp",
  "terms.disputes.1":
    "Nếu giao dịch gặp trục trặc, trước hết hãy dùng cuộc trò chuyện của lệnh, sau đó là khiếu nại. Nếu không đồng ý với quyết định của bộ phận CSKH, bạn có thể viết cho chúng tôi trong vòng 30 ngày và yêu cầu người không tham gia quyết định đó xem xét lại.",
  "terms.disputes.2":
    "Thỏa thuận này tuân theo pháp luật của nơi đơn vị vận hành trang web đặt trụ sở đăng ký và do tòa án ở đó giải quyết, trừ khi pháp luật nơi bạn sống cho bạn, với tư cách người tiêu dùng, quyền áp dụng quy định khác hoặc quyền ra tòa án nơi bạn sống. Nếu một phần của thỏa thuận này không có hiệu lực, phần còn lại vẫn có hiệu lực.",
  "terms.disputes.3":
    "Các bản dịch được cung cấp để thuận tiện cho bạn. Nếu bản dịch khác với bản tiếng Anh, bản tiếng Anh được áp dụng, trừ khi pháp luật nơi bạn sống quy định khác.",
});

import type en from "../en/feedback.ts";
import { translation } from "../../translation.ts";

export default translation<typeof en>()({
  "feedback.title": "Đánh giá",
  "feedback.empty": "Chưa có đánh giá",
  "feedback.emptyText": "Đánh giá sẽ hiện ở đây sau khi lệnh hoàn tất.",
  "feedback.filter": "Hiển thị",
  "feedback.filter.all": "Tất cả",
  "feedback.positive": "Tốt",
  "feedback.negative": "Xấu",
  "feedback.reply": "Phản hồi",
  "feedback.replyFrom": "Phản hồi từ {name}",
  "feedback.replyLabel": "Phản hồi của bạn",
  "feedback.replySend": "Gửi phản hồi",
  "feedback.replied": "Phản hồi của bạn đã được đăng.",
  "feedback.more": "Xem thêm",
  "feedback.failed": "Không thể tải đánh giá.",
  "feedback.retry": "Thử lại",
  "feedback.form.title": "Giao dịch với {name} thế nào?",
  "feedback.form.good": "Tốt",
  "feedback.form.bad": "Xấu",
  "feedback.form.comment": "Nhận xét (không bắt buộc)",
  "feedback.form.hint": "Mọi người đều đọc được đánh giá của bạn và sau này không thể sửa.",
  "feedback.form.send": "Gửi đánh giá",
  "feedback.form.choose": "Vui lòng chọn “Tốt” hoặc “Xấu”.",
  "feedback.form.done": "Cảm ơn bạn đã đánh giá.",
});

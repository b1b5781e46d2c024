const link = document.createElement("a");
export function mount(container, data) {
  container.append(link);
  update(data);
}
export function update({ lang, isLogin, userInfo }) {
  link.href = `/${lang}/p2p/buy`;
  link.textContent = isLogin ? `Example header of ${userInfo.username}` : "Example header";
}
export const unmount = () => link.remove();

/**
 * The scripts by which a page hands its data to the router in the browser, as the router itself would
 * write them, in a shorter form: its text is JSON, and a raw template literal needs no second escape for
 * each quotation mark in it.
 */
const IN_STRINGS = /[<>`]|\$(?=\{)/g;

/** These signs occur only inside the strings of JSON, where an escape means the same. */
function escapeInJson(json: string): string {
  return json.replaceAll(
    IN_STRINGS,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** `data` is what the router streams: lines of JSON. */
export function addPageData(html: string, data: string, nonce: string | undefined): string {
  const end = html.lastIndexOf("</body>");
  if (end === -1) return html;
  const attribute = nonce === undefined ? "" : ` nonce="${nonce}"`;
  const controller = "window.__reactRouterContext.streamController";
  const script = `${controller}.enqueue(String.raw\`${escapeInJson(data)}\`);${controller}.close();`;
  return `${html.slice(0, end)}<script${attribute}>${script}</script>${html.slice(end)}`;
}

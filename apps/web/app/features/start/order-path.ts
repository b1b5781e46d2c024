/** Whether a way back leads to the form of an offer, which the reader was about to fill in. */
export function isOrderPath(returnTo: string, localRoot: string): boolean {
  const [path = ""] = returnTo.split(/[?#]/, 1);
  return (
    path.startsWith(localRoot) &&
    /^\/p2p\/(buy|sell)\/detail\/\d+$/.test(path.slice(localRoot.length))
  );
}

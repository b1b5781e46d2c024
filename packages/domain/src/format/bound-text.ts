/**
 * A bound of money as people say it: `20.00` as `20`. One that is not whole keeps all decimals of its
 * currency, as every other amount of money does: `1250.50`.
 */
export function boundText(amount: string): string {
  return amount.replace(/\.0+$/, "");
}

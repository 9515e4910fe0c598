/** A coupon's code as it is compared: in any case and with spaces it is the same code (docs/money.md 13.11). */
export const normalCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .toUpperCase();

/** Number of a receipt as it is printed: the series and at least six digits, `R000123`. */
export const receiptNumberOf = (series: string, no: number): string =>
  `${series}${String(no).padStart(6, '0')}`;

const byteOrderMark = '\uFEFF';
const needsQuotes = /[",\r\n]/u;
/** Text that a spreadsheet would run as a formula, also after blanks and invisible marks. */
const formula = /^[\s\p{Cc}\p{Cf}\u00A0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;
const plainNumber = /^[+-]?\d[\d\s().,/-]*$/u;

/**
 * One cell. Text that a spreadsheet would run as a formula gets an apostrophe before it (docs/security.md G1); phone
 * numbers and negative amounts are no formulas and stay as they are.
 */
function csvCell(text: string): string {
  const guarded =
    (formula.test(text) && !plainNumber.test(text)) || /^[\t\r]/u.test(text) ? `'${text}` : text;
  return needsQuotes.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** A whole file that Excel opens with its Hebrew readable: byte order mark, CRLF, doubled quotes (G2). */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** White space of PDF, and the byte with which old systems ended a file. */
const blanks: ReadonlySet<number> = new Set([0, 9, 10, 12, 13, 26, 32]);

/**
 * Whether a file is a PDF from its first byte to its last: nothing stands before its head and nothing but blanks after
 * its end, so that it isn't a program, a page or an archive at the same time (docs/security.md C10).
 */
export function isWholePdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return false;
  const end = bytes.lastIndexOf('%%EOF');
  return end !== -1 && bytes.subarray(end + '%%EOF'.length).every((byte) => blanks.has(byte));
}

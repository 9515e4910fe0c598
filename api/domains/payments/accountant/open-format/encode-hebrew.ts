/** Signs of Hebrew and of typography that ISO-8859-8 has no place for, as the nearest that it has. */
const nearest: Record<string, string> = {
  '׳': "'",
  '״': '"',
  '־': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '₪': 'ש"ח',
  '€': 'EUR',
};
const firstHebrew = 0x5d0;
const lastHebrew = 0x5ea;

/**
 * Text as the open format can carry it: printable ASCII and the 27 Hebrew letters, in the order of writing. Points and
 * accents are left out, and what has no likeness (emoji, Arabic) is a question mark; line breaks are blanks.
 */
export function plainHebrew(text: string): string {
  return [
    ...text
      .replaceAll(/[‘’“”„–—…₪€׳״־]/gu, (sign) => nearest[sign] ?? sign)
      // Presentation forms and letters with accents fall apart into what they are made of.
      .normalize('NFKD')
      .replaceAll(/[\p{Mn}\p{Cf}]/gu, '')
      .replaceAll(/\s/gu, ' '),
  ]
    .map((sign) => (/^[ -~א-ת]$/u.test(sign) ? sign : '?'))
    .join('');
}

/**
 * The bytes of ISO-8859-8, which Windows-1255 shares for every sign that `plainHebrew` leaves.
 * @throws {RangeError} for any other sign
 */
export function encodeHebrew(text: string): Buffer {
  return Buffer.from(
    [...text].map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      if (code >= firstHebrew && code <= lastHebrew) return code - firstHebrew + 0xe0;
      if (code < 0x80) return code;
      throw new RangeError(`no byte of ISO-8859-8 for U+${code.toString(16)}`);
    }),
  );
}

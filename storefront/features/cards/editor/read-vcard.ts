/** One line of a vCard: `item1.TEL;TYPE=CELL:+972…`. */
export interface VCardProperty {
  name: string;
  /** Upper case, without the parameter's name: `CELL`, `PREF`, `QUOTED-PRINTABLE`. */
  types: readonly string[];
  /** The value with its escapes; `partsOf` and `textOf` decode it. */
  raw: string;
}

export type VCard = readonly VCardProperty[];

/** In bytes; an address book's export of a few contacts is never larger. */
export const maxVCardBytes = 5_000_000;
/** More than an owner would choose from. */
const maxVCards = 200;

/** Text of a file: UTF-8, else the Hebrew code page of older programs. */
export function decodeVCardFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1255').decode(bytes);
  }
}

/** Reads the cards of a file, versions 2.1, 3.0 and 4.0; other files give an empty list. */
export function readVCards(text: string): VCard[] {
  const cards: VCard[] = [];
  let open: VCardProperty[] | null = null;
  for (const line of unfold(text)) {
    const mark = line.trim().toUpperCase();
    if (mark === 'BEGIN:VCARD') open = [];
    else if (mark === 'END:VCARD') {
      if (open && open.length > 0) cards.push(open);
      open = null;
      if (cards.length >= maxVCards) break;
    } else if (open) {
      const property = readProperty(line);
      if (property) open.push(property);
    }
  }
  return cards;
}

/** Joins lines continued by leading white space (3.0, 4.0) or by a soft break of quoted-printable (2.1). */
function unfold(text: string): string[] {
  const lines: string[] = [];
  let quoted = false;
  for (const line of text.replace(/^\uFEFF/u, '').split(/\r\n|\n|\r/u)) {
    const last = lines.at(-1);
    if (quoted && last !== undefined) lines[lines.length - 1] = last.slice(0, -1) + line;
    else if (/^[ \t]/u.test(line) && last !== undefined) lines[lines.length - 1] = last + line.slice(1);
    else lines.push(line);
    const joined = lines.at(-1) ?? '';
    quoted = joined.endsWith('=') && /^[^:]*QUOTED-PRINTABLE[^:]*:/iu.test(joined);
  }
  return lines;
}

function readProperty(line: string): VCardProperty | null {
  const [, head = '', raw = ''] = /^((?:[^:"]|"[^"]*")+):(.*)$/su.exec(line) ?? [];
  const [full = '', ...parameters] = head.split(';');
  const name = full
    .replace(/^[^.]*\./u, '')
    .trim()
    .toUpperCase();
  if (!/^[A-Z0-9-]{1,40}$/u.test(name)) return null;
  const types = parameters.flatMap((parameter) =>
    parameter
      .replace(/^[^=]*=/u, '')
      .replaceAll('"', '')
      .split(',')
      .map((type) => type.trim().toUpperCase()),
  );
  return { name, types, raw: types.includes('QUOTED-PRINTABLE') ? readQuoted(raw) : raw };
}

function readQuoted(text: string): string {
  const bytes: number[] = [];
  for (const [part] of text.matchAll(/=[0-9a-f]{2}|[\s\S]/giu))
    if (/^=[0-9a-f]{2}$/iu.test(part)) bytes.push(Number.parseInt(part.slice(1), 16));
    else bytes.push(...new TextEncoder().encode(part));
  return decodeVCardFile(Uint8Array.from(bytes));
}

const unescape = (text: string): string =>
  text.replace(/\\([nN,;:\\])/gu, (_, mark: string) => (mark.toLowerCase() === 'n' ? '\n' : mark)).trim();

export const textOf = (property: VCardProperty): string => unescape(property.raw);

/** The components of a value, split at semicolons (`N`, `ADR`, `ORG`). */
export const partsOf = (property: VCardProperty): string[] =>
  property.raw.split(/(?<!\\)(?:\\\\)*;/u).map(unescape);

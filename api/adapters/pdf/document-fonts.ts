import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

/** The site's typeface; emoji come from a font of their own, in one colour. */
export const documentFamilies = ['Rubik', 'Noto Emoji'];

const files = [
  { family: 'Rubik', fontWeight: 400, file: '@expo-google-fonts/rubik/400Regular/Rubik_400Regular.ttf' },
  { family: 'Rubik', fontWeight: 700, file: '@expo-google-fonts/rubik/700Bold/Rubik_700Bold.ttf' },
  // The files have no lighter weight; this one draws both.
  {
    family: 'Noto Emoji',
    fontWeight: 400,
    file: '@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf',
  },
  {
    family: 'Noto Emoji',
    fontWeight: 700,
    file: '@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf',
  },
];

/** None of our own words is hyphenated; a longer typed word would run off the paper. */
const maxWordLength = 32;

let drawn: ReadonlySet<number> | undefined;

/**
 * Reads the fonts anew for one document. A font remembers which letter it first used a glyph for, but not for
 * composed letters: the next document would look right and be copied wrongly ("Recei t").
 * @returns every code point that the fonts can draw
 */
export async function loadDocumentFonts(): Promise<ReadonlySet<number>> {
  const registered = Font.getRegisteredFonts();
  for (const family of documentFamilies) delete registered[family];
  registerFonts();
  drawn ??= await readCharacters();
  return drawn;
}

function registerFonts(): void {
  const { resolve } = createRequire(import.meta.url);
  for (const { family, fontWeight, file } of files) Font.register({ family, fontWeight, src: resolve(file) });
  Font.registerHyphenationCallback((word) =>
    word.length > maxWordLength ? (word.match(new RegExp(`.{1,${maxWordLength}}`, 'gsu')) ?? [word]) : [word],
  );
}

async function readCharacters(): Promise<ReadonlySet<number>> {
  const characters = new Set<number>();
  for (const fontFamily of documentFamilies) {
    const face = { fontFamily, fontWeight: 400 };
    await Font.load(face);
    const { data } = Font.getFont(face) as unknown as { data: { characterSet: number[] } };
    for (const codePoint of data.characterSet) characters.add(codePoint);
  }
  return characters;
}

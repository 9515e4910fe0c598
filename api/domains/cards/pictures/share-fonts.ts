import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

const files = {
  'Card Text': '@expo-google-fonts/rubik/500Medium/Rubik_500Medium.ttf',
  'Card Bold': '@expo-google-fonts/rubik/700Bold/Rubik_700Bold.ttf',
  'Card Black': '@expo-google-fonts/rubik/900Black/Rubik_900Black.ttf',
  'Card Serif': '@expo-google-fonts/frank-ruhl-libre/700Bold/FrankRuhlLibre_700Bold.ttf',
  'Card Poster': '@expo-google-fonts/secular-one/400Regular/SecularOne_400Regular.ttf',
  'Card Emoji': '@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf',
} as const;

export type ShareFont = Exclude<keyof typeof files, 'Card Emoji'>;

let ready = false;

/**
 * The value of `ctx.font`. Emoji come from a font of ours, so that a picture is the same on every machine.
 * @param size in pixels
 * @throws {Error} when a font's file is missing from the installation
 */
export function shareFont(family: ShareFont, size: number): string {
  if (!ready) registerFonts();
  // Arabic and Cyrillic letters are Rubik's in every template.
  return `${size}px "${family}", "Card Bold", "Card Emoji"`;
}

function registerFonts(): void {
  const { resolve } = createRequire(import.meta.url);
  for (const [family, file] of Object.entries(files))
    if (!GlobalFonts.registerFromPath(resolve(file), family)) throw new Error(`font ${file} can't be read`);
  ready = true;
}

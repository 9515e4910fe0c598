import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

const files = {
  'Print Text': '@expo-google-fonts/rubik/500Medium/Rubik_500Medium.ttf',
  'Print Bold': '@expo-google-fonts/rubik/800ExtraBold/Rubik_800ExtraBold.ttf',
  'Print Serif Text': '@expo-google-fonts/frank-ruhl-libre/500Medium/FrankRuhlLibre_500Medium.ttf',
  'Print Serif Bold': '@expo-google-fonts/frank-ruhl-libre/800ExtraBold/FrankRuhlLibre_800ExtraBold.ttf',
  'Print Poster': '@expo-google-fonts/secular-one/400Regular/SecularOne_400Regular.ttf',
  'Print Emoji': '@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf',
} as const;

export type PrintFont = Exclude<keyof typeof files, 'Print Emoji'>;

let ready = false;

/**
 * The value of `ctx.font`. All letters come from fonts of ours: a print is the same whichever machine draws it.
 * @param size in the context's units
 * @throws {Error} when a font's file is missing from the installation
 */
export function printFont(family: PrintFont, size: number): string {
  if (!ready) registerFonts();
  return `${size}px "${family}", "Print Emoji"`;
}

function registerFonts(): void {
  const { resolve } = createRequire(import.meta.url);
  for (const [family, file] of Object.entries(files))
    if (!GlobalFonts.registerFromPath(resolve(file), family)) throw new Error(`font ${file} can't be read`);
  ready = true;
}

import frankBold from '@fontsource/frank-ruhl-libre/files/frank-ruhl-libre-hebrew-700-normal.woff2?url';
import frank from '@fontsource/frank-ruhl-libre/files/frank-ruhl-libre-hebrew-400-normal.woff2?url';
import secular from '@fontsource/secular-one/files/secular-one-hebrew-400-normal.woff2?url';
import hebrew from '@fontsource-variable/rubik/files/rubik-hebrew-wght-normal.woff2?url';
import arabic from '@fontsource-variable/rubik/files/rubik-arabic-wght-normal.woff2?url';
import cyrillic from '@fontsource-variable/rubik/files/rubik-cyrillic-wght-normal.woff2?url';
import latin from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url';
import type { CardLanguage } from '../../../api/contract/base/card-languages.ts';
import type { CardTemplate, PublicCard, Typeface } from '../../../api/contract/cards/public-card.schema.ts';
import { compactStyles } from './compact-styles.ts';
import { readRules, writeRules } from './css-rules.ts';
import { mergeRules } from './merge-rules.ts';
import { shortNamesOf, type ShortNames } from './short-names.ts';
import shared from '../sheets/card.css?inline';
import page from '../sheets/page.css?inline';
import typefaceRules from '../sheets/typefaces.css?inline';
import sections from '../sheets/sections.css?inline';
import basic from '../templates/basic/basic.css?inline';
import basicSections from '../templates/basic/basic-sections.css?inline';
import boldFonts from '../templates/bold/bold-fonts.css?inline';
import bold from '../templates/bold/bold.css?inline';
import boldSections from '../templates/bold/bold-sections.css?inline';
import classicFonts from '../templates/classic/classic-fonts.css?inline';
import classic from '../templates/classic/classic.css?inline';
import classicSections from '../templates/classic/classic-sections.css?inline';
import creative from '../templates/creative/creative.css?inline';
import creativeSections from '../templates/creative/creative-sections.css?inline';
import minimal from '../templates/minimal/minimal.css?inline';
import minimalSections from '../templates/minimal/minimal-sections.css?inline';
import night from '../templates/night/night.css?inline';
import nightSections from '../templates/night/night-sections.css?inline';

const face = (file: string, range = '') =>
  `@font-face{font-family:Rubik;font-weight:300 900;font-display:swap;src:url(${file})${range}}`;

/** The later face has its range, the earlier everything else; what the range has too much, neither has. */
const rubik = face(latin) + face(hebrew, ';unicode-range:U+5??,U+20AA,U+FB??');

/** The letters of a language that no face above has, which every template takes from Rubik. */
const furtherScripts: Partial<Record<CardLanguage, { file: string; range: string }>> = {
  ar: { file: arabic, range: ';unicode-range:U+6??,U+750-77F,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC' },
  ru: { file: cyrillic, range: ';unicode-range:U+301,U+400-45F,U+490-491,U+2116' },
};

interface TemplateStyles {
  /** For letters that the template's typeface has none of: rules, and the faces that are left to use. */
  furtherLetters?: { rules: string; faces: string };
  /** Font faces that this template uses. */
  faces: string;
  preload: string[];
  sheet: string;
  /** For sections that not every card has. */
  sections: string;
}

const inRubik = (sheet: string, ofSections: string): TemplateStyles => ({
  faces: rubik,
  preload: [hebrew],
  sheet,
  sections: ofSections,
});

const stylesOf: Record<CardTemplate, TemplateStyles> = {
  basic: inRubik(basic, basicSections),
  creative: inRubik(creative, creativeSections),
  classic: {
    furtherLetters: {
      rules: `.bc-classic{--font:'Frank Ruhl Libre',Rubik,serif}.bc-classic dd{white-space:nowrap}`,
      faces: classicFonts,
    },
    faces: classicFonts,
    preload: [frankBold, frank],
    sheet: classic,
    sections: classicSections,
  },
  minimal: inRubik(minimal, minimalSections),
  bold: {
    furtherLetters: {
      rules:
        '.bc-bold{--display:var(--font)}.bc.bc-bold :is(.c-name,.c-h2){font-weight:800}.bc.bc-bold .c-bar>.c-primary{font-weight:700;font-size:1.125rem}@media (width<=480px){.bc.bc-bold .c-bar>.c-primary{font-size:.9375rem}.bc-bold .c-primary .c-i{display:none}}',
      faces: rubik,
    },
    faces: rubik + boldFonts,
    preload: [secular, hebrew],
    sheet: bold,
    sections: boldSections,
  },
  night: inRubik(night, nightSections),
};

/** Faces of other pairs of typefaces, over the rules that every pair has, and what is fetched ahead of them. */
const pairs: Record<Exclude<Typeface, 'own'>, Pick<TemplateStyles, 'faces' | 'preload'>> = {
  plain: { faces: rubik, preload: [hebrew] },
  serif: { faces: rubik + boldFacesOf(classicFonts), preload: [frankBold, hebrew] },
  poster: { faces: rubik + boldFonts, preload: [secular, hebrew] },
};

/** Faces without those of plain text, which is Rubik's. */
function boldFacesOf(faces: string): string {
  return writeRules(
    readRules(faces).filter(({ body }) => typeof body !== 'string' || !/font-weight:\s*400/u.test(body)),
  );
}

/** What decides which styles a page has. */
type Styled = Pick<PublicCard, 'template' | 'language' | 'typeface'>;

/** Addresses of the font files to preload for a card of this look. */
export function fontsOf({ template, language, typeface }: Styled): string[] {
  const further = furtherScripts[language];
  if (further) return [further.file];
  return (typeface === 'own' ? stylesOf[template] : pairs[typeface]).preload;
}

interface PageStyles {
  /** All styles that a card page of this template may need. */
  styles: string;
  names: ShortNames;
}
const compact = new Map<string, PageStyles>();

export function pageStyles({ template, language, typeface }: Styled): PageStyles {
  const key = `${template} ${language} ${typeface}`;
  const known = compact.get(key);
  if (known) return known;
  const { furtherLetters, faces, sheet, sections: further } = stylesOf[template];
  const script = furtherScripts[language];
  const letters = script ? face(script.file, script.range) : '';
  const own = script && furtherLetters ? sheet + furtherLetters.rules : sheet;
  const ofTemplate = script && furtherLetters ? furtherLetters.faces : faces;
  const used = typeface === 'own' ? ofTemplate : pairs[typeface].faces;
  // Those of sections that not every card has come last, and their names are chosen last.
  const sheets = [
    compactStyles(used + letters + shared + page, typeface === 'own' ? own : own + typefaceRules),
    compactStyles(sections, further),
  ];
  const styles = { styles: writeRules(mergeRules(readRules(sheets.join('')))), names: shortNamesOf(sheets) };
  compact.set(key, styles);
  return styles;
}

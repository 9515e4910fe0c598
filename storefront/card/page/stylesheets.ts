import frankBold from '@fontsource/frank-ruhl-libre/files/frank-ruhl-libre-hebrew-700-normal.woff2?url';
import frank from '@fontsource/frank-ruhl-libre/files/frank-ruhl-libre-hebrew-400-normal.woff2?url';
import secular from '@fontsource/secular-one/files/secular-one-hebrew-400-normal.woff2?url';
import hebrew from '@fontsource-variable/rubik/files/rubik-hebrew-wght-normal.woff2?url';
import latin from '@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url';
import type { CardTemplate } from '../../../api/contract/cards/public-card.schema.ts';
import { compactStyles } from './compact-styles.ts';
import shared from '../sheets/card.css?inline';
import page from '../sheets/page.css?inline';
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

/** The later face has its range, the earlier everything else. */
const rubik =
  face(latin) + face(hebrew, ';unicode-range:U+307-308,U+590-5FF,U+200C-2010,U+20AA,U+25CC,U+FB1D-FB4F');

interface TemplateStyles {
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
  classic: { faces: classicFonts, preload: [frankBold, frank], sheet: classic, sections: classicSections },
  minimal: inRubik(minimal, minimalSections),
  bold: { faces: rubik + boldFonts, preload: [secular, hebrew], sheet: bold, sections: boldSections },
  night: inRubik(night, nightSections),
};

/** Addresses of the font files to preload for a card of this template. */
export function fontsOf(template: CardTemplate): string[] {
  return stylesOf[template].preload;
}

const compact = new Map<CardTemplate, [always: string, further: string]>();

/**
 * All styles that a card page of this template may need: those of every page, then those of sections that not every
 * card has, whose names are chosen last.
 */
export function pageStyles(template: CardTemplate): [always: string, further: string] {
  let styles = compact.get(template);
  if (!styles) {
    const { faces, sheet, sections: further } = stylesOf[template];
    styles = [compactStyles(faces + shared + page, sheet), compactStyles(sections, further)];
    compact.set(template, styles);
  }
  return styles;
}

import {
  recordEventEndpoint,
  viewPictureEndpoint,
} from '../../api/contract/statistics/card-events.endpoint.ts';
import { pathOf } from '../../api/contract/endpoint.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CardPageInput, CardPageResult } from '../../api/contract/cards/card-page.ts';
import { schemeOf } from '../../api/contract/cards/card-palettes.ts';
import type { PublicCard } from '../../api/contract/cards/public-card.schema.ts';
import { LanguageSwitch } from './blocks/LanguageSwitch.tsx';
import { Card } from './Card.tsx';
import { lookOf, type CardLook } from './look.ts';
import { openState } from './opening.ts';
import { embedScript } from './page/embed-script.ts';
import { Head } from './page/Head.tsx';
import { lighterMarkup } from './page/lighter-markup.ts';
import { pageCss } from './page/page-css.ts';
import { fontsOf, pageStyles } from './page/stylesheets.ts';
import { shortNamesOf } from './page/short-names.ts';
import { templates } from './templates/index.ts';
import { furtherSections } from './further-sections.tsx';
import { allCardMessages } from './all-messages.ts';

const teal = '#0b7a6b';
/** Of the browser's own bar; a coloured one above a dark card would glare. */
function themeColoursOf(card: PublicCard, { light, dark }: CardLook): { light: string; dark: string | null } {
  if (card.template === 'night') return { light: light['ground'] ?? teal, dark: null };
  const ofDark = dark && (dark['ground'] ?? dark['paper'] ?? teal);
  return schemeOf(card) === 'dark' && ofDark
    ? { light: ofDark, dark: null }
    : { light: light['accent'] ?? teal, dark: ofDark };
}

const stylesPlace = '/*styles*/';

/** The whole page of a card: complete without any script (docs/product.md 4). */
export function renderCard(input: CardPageInput): CardPageResult {
  const { card, now, isEmbedded } = input;
  const { language } = card;
  const words = allCardMessages[language];
  const scheme = schemeOf(card);
  const look = lookOf(card);
  const markup = renderToStaticMarkup(
    <html lang={language} dir={words.direction}>
      <Head
        input={input}
        styles={[stylesPlace]}
        fonts={fontsOf(card)}
        siteName={words.siteName}
        themeColours={themeColoursOf(card, look)}
        scheme={scheme}
      />
      <body>
        <a className="c-skip" href="#card" target={isEmbedded ? '_self' : undefined}>
          {words.skip}
        </a>
        <Card
          card={card}
          words={words}
          now={now}
          embedded={isEmbedded}
          events={pathOf(recordEventEndpoint, { params: { id: card.id } })}
          sheets={input.script?.sheets}
          further={furtherSections}
          switcher={<LanguageSwitch card={card} isEmbedded={isEmbedded} />}
        />
        <noscript>
          <img src={pathOf(viewPictureEndpoint, { params: { id: card.id } })} alt="" />
        </noscript>
        {/* oxlint-disable-next-line no-danger -- a constant of ours; nothing anybody typed is in it */}
        {isEmbedded && <script dangerouslySetInnerHTML={{ __html: embedScript }} />}
      </body>
    </html>,
  );
  // Which rules the page needs is known once the rest of it is rendered.
  const { styles: all, sheets } = pageStyles(card);
  const { stroke } = templates[card.template].icons;
  const drawn = { ...look, light: { ...look.light, stroke: String(stroke) } };
  const names = shortNamesOf(sheets);
  const { page, classes } = lighterMarkup(markup, names);
  const present = { classes, direction: words.direction };
  const styles = pageCss(all, present, names, card, { look: drawn, scheme });
  return {
    html: `<!doctype html>${page.replace(stylesPlace, () => styles)}`,
    styles: [styles],
    scripts: isEmbedded ? [embedScript] : [],
    validUntil: openState(card, now)?.validUntil ?? null,
  };
}

import { pathOf } from '../../../api/contract/endpoint.ts';
import type { CardPageInput } from '../../../api/contract/cards/card-page.ts';
import { schemeOf } from '../../../api/contract/cards/card-palettes.ts';
import type { PublicCard } from '../../../api/contract/cards/public-card.schema.ts';
import {
  recordEventEndpoint,
  viewPictureEndpoint,
} from '../../../api/contract/statistics/card-events.endpoint.ts';
import { allCardMessages } from '../all-messages.ts';
import { LanguageSwitch } from '../blocks/LanguageSwitch.tsx';
import { Card } from '../Card.tsx';
import { furtherSections } from '../further-sections.tsx';
import { lookOf, type CardLook } from '../look.ts';
import { embedScript } from './embed-script.ts';
import { Head } from './Head.tsx';
import { fontsOf } from './stylesheets.ts';

const teal = '#0b7a6b';
/** Of the browser's own bar; a coloured one above a dark card would glare. */
function themeColoursOf(card: PublicCard, { light, dark }: CardLook): { light: string; dark: string | null } {
  if (card.template === 'night') return { light: light['ground'] ?? teal, dark: null };
  const ofDark = dark && (dark['ground'] ?? dark['paper'] ?? teal);
  return schemeOf(card) === 'dark' && ofDark
    ? { light: ofDark, dark: null }
    : { light: light['accent'] ?? teal, dark: ofDark };
}

/** All of a card's page, from `html` on. */
export function CardDocument({ input, styles }: { input: CardPageInput; styles: string }) {
  const { card, now, isEmbedded } = input;
  const words = allCardMessages[card.language];
  return (
    <html lang={card.language} dir={words.direction}>
      <Head
        input={input}
        styles={[styles]}
        fonts={fontsOf(card)}
        siteName={words.siteName}
        themeColours={themeColoursOf(card, lookOf(card))}
        scheme={schemeOf(card)}
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
    </html>
  );
}

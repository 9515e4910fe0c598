import type { CSSProperties, ReactNode } from 'react';
import type { PublicCard } from '../../api/contract/cards/public-card.schema.ts';
import { Foot } from './blocks/Foot.tsx';
import type { Tokens } from './look.ts';
import { templates } from './templates/index.ts';
import type { CardMessages } from './messages.ts';
import { makeView, type CardView, type FurtherSections } from './view.ts';

export interface CardProps {
  card: PublicCard;
  /** The card's own words in its language. */
  words: CardMessages;
  /** The moment for which "open now" is computed. */
  now: Date;
  /** False where the card is shown inside another page, such as the editor's preview. */
  interactive?: boolean;
  /** In a frame on another site. */
  embedded?: boolean;
  /** Its colours, where no stylesheet of its own has them: inside another page. */
  tokens?: Tokens;
  /** Address of the script that the page's script fetches on demand. */
  sheets?: string | undefined;
  /** Where the page's script says what the visitor does. */
  events?: string;
  /** Missing in a preview that shows the card's top only. */
  further?: FurtherSections | undefined;
  /** Leads to the card's other languages, on its own page. */
  switcher?: ReactNode;
}

/** The card: the same for its own page, the editor's preview and the examples. */
export function Card({
  card,
  words,
  now,
  interactive = true,
  embedded = false,
  tokens,
  sheets,
  events,
  further,
  switcher,
}: CardProps) {
  const { Layout, icons } = templates[card.template];
  const view = makeView({ card, icons, now, interactive, embedded, further, words });
  const Main = interactive ? 'main' : 'div';
  return (
    <div
      className={`bc bc-${card.template}${card.typeface === 'own' ? '' : ` bc-${card.typeface}`}`}
      lang={card.language}
      dir={words.direction}
      {...(tokens && { style: customProperties({ ...tokens, stroke: String(icons.stroke) }) })}
    >
      <div className="c-page">
        {switcher}
        <Main
          className="c-card"
          // The page around a frame has a main landmark of its own; the label tells a screen reader whose
          // card this one is.
          {...(embedded && { 'aria-label': card.name })}
          {...(interactive && forScript(view, events, sheets))}
        >
          <Layout view={view} />
        </Main>
        <Foot view={view} />
      </div>
    </div>
  );
}

/** What the page's script reads, as `data-` attributes. */
function forScript(
  { card, opening, openings }: CardView,
  events: string | undefined,
  sheets: string | undefined,
) {
  const ends = [opening, ...openings].flatMap((state) => state?.validUntil.getTime() ?? []);
  return {
    id: 'card',
    'data-events': events,
    'data-url': card.url,
    'data-more': sheets,
    'data-until': ends.length > 0 ? Math.min(...ends) : undefined,
  };
}

function customProperties(values: Tokens): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
}

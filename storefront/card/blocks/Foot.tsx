import { languageQueryOf } from '../../../api/contract/cards/language-query.ts';
import type { CardView } from '../view.ts';
import { CardLink } from './CardLink.tsx';
import { Icon } from './Icon.tsx';

/**
 * Names the product, unless a pro card's owner left that out, leads to a card of this template of one's own, and links
 * to the accessibility statement.
 */
export function Foot({ view }: { view: CardView }) {
  const { words, icons } = view;
  const content = (
    <>
      {view.card.isMarked && (
        <CardLink view={view} href={`/examples?template=${view.card.template}&register=1`} className="c-made">
          {/* The product's mark in the lines of the card's icons. */}
          <svg className="c-i c-mark" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 6h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zm2 4h5m3 4a1 1 0 1 0 3 0 1 1 0 1 0-3 0" />
          </svg>
          <span>{words.made}</span>
        </CardLink>
      )}
      <CardLink view={view} href={`${view.card.path}/accessibility${languageQueryOf(view.card)}`}>
        <Icon icons={icons} name="accessibility" />
        {words.accessibility}
      </CardLink>
      <CardLink view={view} href={`${view.card.path}/report${languageQueryOf(view.card)}`}>
        {words.report}
      </CardLink>
    </>
  );
  return view.interactive ? (
    <footer className="c-foot">{content}</footer>
  ) : (
    <div className="c-foot">{content}</div>
  );
}

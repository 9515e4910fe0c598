import type { PublicService } from '../../../api/contract/cards/public-card.schema.ts';
import type { CardView } from '../view.ts';
import { priceParts } from '../price-parts.ts';
import { sectionMessages } from '../section-messages.ts';
import { LeftToRight, Typed } from './Typed.tsx';

/** What a service costs: the sum or the range is an island that runs left to right and doesn't break. */
export function Price({ view, price }: { view: CardView; price: PublicService['price'] }) {
  const { before, sum, after } = priceParts(price, sectionMessages[view.card.language].prices);
  if (!before && !sum && !after) return null;
  return (
    <span className="c-price">
      {before}
      {sum && <LeftToRight>{sum}</LeftToRight>}
      {after && (
        <>
          {sum && ' '}
          <Typed>{after}</Typed>
        </>
      )}
    </span>
  );
}

import { Hours } from '../../blocks/Hours.tsx';
import type { CardView } from '../../view.ts';

/** Today's times in a poster's size, above all the days; only where today has a single span. */
export function Clock({ view }: { view: CardView }) {
  const { opening, card } = view;
  if (!opening && !card.openingNote) return null;
  const { spans = [] } = opening ?? {};
  const [span] = spans;
  return (
    <div className="c-clock">
      {span && spans.length === 1 && (
        <p className="c-big" dir="ltr" aria-hidden="true">
          <span>{span.opens}</span> <span>{span.closes}</span>
        </p>
      )}
      <Hours view={view} />
    </div>
  );
}

import { logoSize } from '../../../api/contract/cards/logo-size.ts';
import type { CardView } from '../view.ts';
import { narrowest } from './narrowest.ts';

/** The logo above the name, as large as a glance needs; nothing on a card without one. */
export function Logo({ view }: { view: CardView }) {
  const { logo, name } = view.card;
  if (!logo) return null;
  return (
    <img
      className="c-logo"
      src={narrowest(logo)}
      alt={view.words.logoOf(name)}
      {...logoSize(logo, { width: 160, height: 64 })}
    />
  );
}

import type { CardView, FurtherSections } from '../view.ts';

interface FurtherProps {
  view: CardView;
  name: Exclude<keyof FurtherSections, 'titleOf'>;
  /** False where the template leaves ordering to the ways of contact. */
  orders?: boolean;
}

/** The place of a section that only some cards have; empty in a preview without them. */
export function Further({ view, name, orders = true }: FurtherProps) {
  const Block = view.further?.[name];
  return Block ? <Block view={view} orders={orders} /> : null;
}

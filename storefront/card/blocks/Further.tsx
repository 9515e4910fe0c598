import type { CardView, FurtherSections } from '../view.ts';

interface FurtherProps {
  view: CardView;
  name: keyof FurtherSections;
}

/** The place of a section that only some cards have; empty in a preview without them. */
export function Further({ view, name }: FurtherProps) {
  const Block = view.further?.[name];
  return Block ? <Block view={view} /> : null;
}

import type { CardFields } from '../../../../api/contract/cards/card-fields.ts';
import type { CardTemplate } from '../../../../api/contract/cards/public-card.schema.ts';
import { templateOrder } from '../../../card/section-order.ts';

type Sections = CardFields['sections'];

/** All sections in their order: those that the owner didn't arrange follow in the template's. */
export function arrangedSections(sections: Sections, template: CardTemplate): Sections {
  const arranged = new Set(sections.map(({ name }) => name));
  return [
    ...sections,
    ...templateOrder[template]
      .filter((name) => !arranged.has(name))
      .map((name) => ({ name, title: null, isShown: true })),
  ];
}

/** What is stored of an order: nothing where it is the template's, so that it follows another template. */
export const orderToStore = (sections: Sections, template: CardTemplate): Sections =>
  sections.every(
    ({ name, title, isShown }, place) => isShown && !title && name === templateOrder[template][place],
  )
    ? []
    : sections;

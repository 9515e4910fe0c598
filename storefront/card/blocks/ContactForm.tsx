import type { CardView } from '../view.ts';

/** Whether the card has a form; a preview shows none. */
export const takesMessages = ({ card, interactive }: CardView): boolean =>
  card.contactForm !== null && interactive;

/** The place of the form; empty in a preview, where nobody can write. */
export function ContactForm({ view }: { view: CardView }) {
  const Block = view.further?.form;
  return Block ? <Block view={view} /> : null;
}

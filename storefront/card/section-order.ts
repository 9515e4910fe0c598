import type { CardTemplate, PublicCard } from '../../api/contract/cards/public-card.schema.ts';
import type { CardSection } from '../../api/contract/cards/section-names.ts';
import type { CardView } from './view.ts';

/** What each template shows first: a menu, pictures, opening hours. */
export const templateOrder: Readonly<Record<CardTemplate, readonly CardSection[]>> = {
  basic: [
    'services',
    'hours',
    'branches',
    'about',
    'documents',
    'payment',
    'reviews',
    'gallery',
    'links',
    'questions',
  ],
  creative: [
    'services',
    'documents',
    'payment',
    'hours',
    'branches',
    'gallery',
    'reviews',
    'questions',
    'about',
    'links',
  ],
  classic: [
    'hours',
    'branches',
    'reviews',
    'about',
    'services',
    'documents',
    'payment',
    'gallery',
    'links',
    'questions',
  ],
  minimal: [
    'about',
    'services',
    'documents',
    'payment',
    'gallery',
    'reviews',
    'hours',
    'branches',
    'links',
    'questions',
  ],
  bold: [
    'about',
    'services',
    'documents',
    'payment',
    'gallery',
    'hours',
    'branches',
    'reviews',
    'links',
    'questions',
  ],
  night: [
    'gallery',
    'services',
    'documents',
    'payment',
    'about',
    'reviews',
    'hours',
    'branches',
    'questions',
    'links',
  ],
};

/** All sections in the owner's order; those that the owner didn't arrange follow in the template's. */
function orderOf({ template, sections }: Pick<PublicCard, 'template' | 'sections'>): CardSection[] {
  return [...new Set([...sections.map(({ name }) => name), ...templateOrder[template]])];
}

/** The sections that this card shows, in their order. */
export function shownSections({ card, opening, further }: CardView): CardSection[] {
  const { about, services, gallery, openingNote, branches, reviews } = card;
  const { questions, documents, paymentLinks, links } = card;
  const isShown: Record<CardSection, unknown> = {
    about: about.length,
    services: further && services.length,
    gallery: gallery.length,
    hours: opening ?? openingNote,
    branches: further && branches.length,
    reviews: further && reviews,
    questions: further && questions.length,
    documents: further && documents.length,
    payment: further && paymentLinks.length,
    links: links.length,
  };
  return orderOf(card).filter((name) => isShown[name]);
}

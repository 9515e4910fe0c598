import { Branches } from './blocks/Branches.tsx';
import { MessageForm } from './blocks/MessageForm.tsx';
import { Documents } from './blocks/Documents.tsx';
import { Payment } from './blocks/Payment.tsx';
import { Questions } from './blocks/Questions.tsx';
import { Reviews } from './blocks/Reviews.tsx';
import { Services } from './blocks/Services.tsx';
import { titleOf } from './section-titles.ts';
import type { FurtherSections } from './view.ts';

/**
 * Sections that not every card has. The card's page always draws them; a small picture of a card on another page
 * shows the card's top only, and loads neither them nor their styles.
 */
export const furtherSections: FurtherSections = {
  services: Services,
  branches: Branches,
  questions: Questions,
  documents: Documents,
  payment: Payment,
  reviews: Reviews,
  form: MessageForm,
  titleOf,
};

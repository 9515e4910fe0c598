import { cardFieldList, maxLengthOfType } from '../../../../api/contract/cards/card-fields.ts';
import { businessProfileRow } from '../../../../api/contract/cards/entities/business-profile.schema.ts';
import type { CardType } from '../../../../api/contract/cards/entities/business-profile.schema.ts';
import { defaultContactFormTitle } from '../../../../api/contract/leads/contact-form-title.ts';
import { makePublicCard } from '../../../../api/contract/cards/make-public-card.ts';
import type { NewCardInput } from '../../../../api/contract/cards/my-cards.schema.ts';
import { readWhatsappNumber } from '../../../../api/contract/base/phone-number.ts';
import { cardTemplates } from '../../../../api/contract/cards/card-choices.ts';
import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import { addProposals, type ProposedFields } from '../trade-packs/add-proposal.ts';
import type { Decisions, Proposal } from '../trade-packs/proposals.ts';
import { trades, type TradeId, type TradeWords } from './trades.ts';

/** Input of the wizard. */
export interface CardStart {
  businessName: string;
  trade: TradeId | '';
  /** The owner's own wording, when no trade of the list fits. */
  otherTrade: string;
  phone: string;
  address: string;
  /** The template of the card whose foot led here; '' for none. */
  template?: string;
  /** What was decided about proposals, of whichever trade. */
  decisions: Decisions;
}

const mobile = /^9725/u;

/** Whether messages by WhatsApp reach this number. */
export const takesWhatsapp = (phone: string): boolean =>
  mobile.test(readWhatsappNumber(phone)?.international ?? '');

/**
 * The whole card made from the owner's answers and what they confirmed of the trade's proposals: the preview shows
 * exactly what is sent.
 */
export function composeCard(
  { businessName, trade, otherTrade, phone, address, template: wished }: Omit<CardStart, 'decisions'>,
  words: Record<TradeId, TradeWords>,
  cardType: CardType,
  confirmed: readonly Proposal[] = [],
) {
  const id = trade || 'other';
  const template = cardTemplates.find((name) => name === wished) ?? trades[id].template;
  return {
    ...addProposals(
      {
        ...blank,
        whatsapp: takesWhatsapp(phone) ? phone : null,
        template: cardType === 'pro' ? template : 'basic',
      },
      confirmed,
    ),
    businessName,
    phone,
    address: address.trim() || null,
    category: id === 'other' ? otherTrade : words[id].name,
    cardType,
  } satisfies NewCardInput;
}

/** What only we would say of a business is no fact of its owner's. */
const blank: ProposedFields = {
  services: [],
  questions: [],
  businessHours: [],
  jobTitle: null,
  about: null,
  primaryAction: 'phone',
  sections: [],
  showContactForm: false,
  contactFormTitle: defaultContactFormTitle,
  customLinks: [],
  template: 'basic',
  whatsapp: null,
};

/** The card as visitors will see it, from the input so far. */
export function previewOf(
  input: NewCardInput,
  place: { publicUrl: string; now: Date; address: string | null; placeholder: string },
): PublicCard {
  const moment = place.now.toISOString();
  const row = businessProfileRow.parse({
    id: 1,
    userId: 1,
    createdAt: moment,
    updatedAt: moment,
    ...input,
    businessName:
      input.businessName.trim().slice(0, cardFieldList.businessName.maxLength) || place.placeholder,
    phone: input.phone.slice(0, maxLengthOfType.phone) || null,
    whatsapp: input.whatsapp?.slice(0, maxLengthOfType.whatsapp) || null,
    category: input.category?.slice(0, cardFieldList.category.maxLength) || null,
    address: input.address?.slice(0, cardFieldList.address.maxLength) || null,
    customSlug: place.address,
  });
  return makePublicCard(row, {
    publicUrl: place.publicUrl,
    now: place.now,
    describePicture: () => null,
    takesMessages: true,
  });
}

import { cardFieldList, maxLengthOfType } from '../../../../api/contract/cards/card-fields.ts';
import { businessProfileRow } from '../../../../api/contract/cards/entities/business-profile.schema.ts';
import type { CardType } from '../../../../api/contract/cards/entities/business-profile.schema.ts';
import { makePublicCard } from '../../../../api/contract/cards/make-public-card.ts';
import type { NewCardInput } from '../../../../api/contract/cards/my-cards.schema.ts';
import { readWhatsappNumber } from '../../../../api/contract/base/phone-number.ts';
import { cardTemplates } from '../../../../api/contract/cards/card-choices.ts';
import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import { trades, type TradeId, type TradeWords } from './trades.ts';

/** Input of the wizard. */
export interface CardStart {
  businessName: string;
  trade: TradeId | '';
  /** The owner's own wording, when no trade of the list fits. */
  otherTrade: string;
  phone: string;
  /** The template of the card whose foot led here; '' for none. */
  template?: string;
  /** What the owner took over of the trade's proposals. */
  takes: Record<Proposal, boolean>;
}

/** What a trade proposes: none of it is a fact of the owner's before they say so. */
export const proposals = ['jobTitle', 'about', 'links'] as const;
type Proposal = (typeof proposals)[number];
export const noProposals: CardStart['takes'] = { jobTitle: false, about: false, links: false };

const mobile = /^9725/u;

/** The whole card made from three answers: the preview shows exactly what is sent. */
export function composeCard(
  { businessName, trade, otherTrade, phone, takes, template: wished }: CardStart,
  words: Record<TradeId, TradeWords>,
  cardType: CardType,
): NewCardInput {
  const id = trade || 'other';
  const { action, template } = trades[id];
  const { name, jobTitle, about, services } = words[id];
  const whatsapp = readWhatsappNumber(phone)?.international ?? null;
  const isMobile = whatsapp !== null && mobile.test(whatsapp);
  return {
    businessName,
    phone,
    whatsapp: isMobile ? phone : null,
    category: id === 'other' ? otherTrade : name,
    // What only we wrote is no fact of the owner's: it stays a proposal until they take it over.
    jobTitle: takes.jobTitle ? jobTitle : null,
    about: takes.about ? about : null,
    businessHours: [],
    // The main action must lead somewhere: without a mobile number, a map or a mail address, it calls.
    primaryAction: action === 'whatsapp' && isMobile ? 'whatsapp' : 'phone',
    template: cardType === 'pro' ? (cardTemplates.find((name) => name === wished) ?? template) : 'basic',
    customLinks:
      takes.links && isMobile && cardType === 'pro'
        ? services.map(([title, message]) => ({
            title,
            url: `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}`,
          }))
        : [],
    cardType,
  };
}

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
    businessName:
      input.businessName.trim().slice(0, cardFieldList.businessName.maxLength) || place.placeholder,
    phone: input.phone.slice(0, maxLengthOfType.phone) || null,
    whatsapp: input.whatsapp?.slice(0, maxLengthOfType.whatsapp) || null,
    category: input.category?.slice(0, cardFieldList.category.maxLength) || null,
    jobTitle: input.jobTitle || null,
    about: input.about || null,
    businessHours: input.businessHours,
    customLinks: input.customLinks,
    primaryAction: input.primaryAction,
    template: input.template,
    cardType: input.cardType,
    customSlug: place.address,
  });
  return makePublicCard(row, {
    publicUrl: place.publicUrl,
    now: place.now,
    describePicture: () => null,
    takesMessages: true,
  });
}

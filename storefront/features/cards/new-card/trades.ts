import type { CardTemplate, PrimaryAction } from '../../../../api/contract/cards/public-card.schema.ts';

/** What a new card of this trade starts with, besides its texts. */
interface Trade {
  action: PrimaryAction;
  /** For pro cards; a basic card has a single template. */
  template: CardTemplate;
}

const craft: Trade = { action: 'phone', template: 'creative' };
const clinic: Trade = { action: 'whatsapp', template: 'minimal' };
const office: Trade = { action: 'phone', template: 'classic' };
const studio: Trade = { action: 'whatsapp', template: 'creative' };

/** In the order of the wizard. */
export const trades = {
  plumber: craft,
  electrician: craft,
  renovations: craft,
  carpenter: craft,
  airConditioning: craft,
  gardener: craft,
  cleaning: { ...craft, action: 'whatsapp' },
  mover: { action: 'phone', template: 'bold' },
  garage: { ...craft, template: 'bold' },
  hair: studio,
  beauty: { ...studio, template: 'minimal' },
  nails: studio,
  fitness: { action: 'whatsapp', template: 'bold' },
  yoga: { ...studio, template: 'minimal' },
  physiotherapy: clinic,
  psychology: { ...clinic, action: 'phone' },
  nutrition: clinic,
  dentist: { ...clinic, action: 'phone' },
  photographer: { action: 'whatsapp', template: 'creative' },
  designer: { action: 'whatsapp', template: 'minimal' },
  architect: { action: 'phone', template: 'minimal' },
  developer: { action: 'email', template: 'night' },
  lawyer: office,
  accountant: office,
  insurance: office,
  realEstate: { action: 'phone', template: 'bold' },
  tutor: { action: 'whatsapp', template: 'creative' },
  cafe: { action: 'map', template: 'bold' },
  catering: { action: 'whatsapp', template: 'creative' },
  music: { action: 'whatsapp', template: 'night' },
  other: { action: 'phone', template: 'creative' },
} as const satisfies Record<string, Trade>;

export type TradeId = keyof typeof trades;
export const tradeIds = Object.keys(trades) as [TradeId, ...TradeId[]];

export interface TradeWords {
  /** The word customers search for; becomes the card's category. */
  name: string;
  /** Proposed for the line under the card's name. */
  jobTitle: string;
  /** What people call those who do it, or write beside the name: found by a search, and never shown. */
  calledAlso: string;
}

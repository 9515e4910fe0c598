import type { CardTemplate, PrimaryAction } from '../../../../api/contract/cards/public-card.schema.ts';
import type { HoursKind } from './starting-hours.ts';

/** What a new card of this trade starts with, besides its texts. */
interface Trade {
  hours: HoursKind;
  action: PrimaryAction;
  /** For pro cards; a basic card has a single template. */
  template: CardTemplate;
}

const craft: Trade = { hours: 'craft', action: 'phone', template: 'creative' };
const clinic: Trade = { hours: 'clinic', action: 'whatsapp', template: 'minimal' };
const office: Trade = { hours: 'office', action: 'phone', template: 'classic' };
const studio: Trade = { hours: 'studio', action: 'whatsapp', template: 'creative' };

/** In the order of the wizard. */
export const trades = {
  plumber: craft,
  electrician: craft,
  renovations: craft,
  carpenter: craft,
  airConditioning: craft,
  gardener: craft,
  cleaning: { ...craft, action: 'whatsapp' },
  mover: { hours: 'daily', action: 'phone', template: 'bold' },
  garage: { ...craft, template: 'bold' },
  hair: studio,
  beauty: { ...studio, template: 'minimal' },
  fitness: { hours: 'studio', action: 'whatsapp', template: 'bold' },
  yoga: { ...studio, template: 'minimal' },
  physiotherapy: clinic,
  psychology: { ...clinic, action: 'phone' },
  nutrition: clinic,
  photographer: { hours: 'none', action: 'whatsapp', template: 'creative' },
  designer: { hours: 'office', action: 'whatsapp', template: 'minimal' },
  developer: { hours: 'office', action: 'email', template: 'night' },
  lawyer: office,
  accountant: office,
  insurance: office,
  realEstate: { hours: 'office', action: 'phone', template: 'bold' },
  tutor: { hours: 'afternoon', action: 'whatsapp', template: 'creative' },
  cafe: { hours: 'cafe', action: 'map', template: 'bold' },
  catering: { hours: 'office', action: 'whatsapp', template: 'creative' },
  music: { hours: 'none', action: 'whatsapp', template: 'night' },
  other: { hours: 'none', action: 'phone', template: 'creative' },
} as const satisfies Record<string, Trade>;

export type TradeId = keyof typeof trades;
export const tradeIds = Object.keys(trades) as [TradeId, ...TradeId[]];

export interface TradeWords {
  /** The word customers search for; becomes the card's category. */
  name: string;
  jobTitle: string;
  /** Paragraphs separated by an empty line. They claim nothing the product can't know: years, licences, prizes. */
  about: string;
  /** What customers ask for first: a title, and the WhatsApp message it opens. */
  services: readonly (readonly [title: string, message: string])[];
}

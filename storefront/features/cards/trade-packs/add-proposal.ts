import { readWhatsappNumber } from '../../../../api/contract/base/phone-number.ts';
import type { CardFields } from '../../../../api/contract/cards/card-fields.ts';
import type { BusinessHours } from '../../../../api/contract/cards/entities/business-hours.schema.ts';
import type { Service } from '../../../../api/contract/cards/entities/services.schema.ts';
import { readPrice } from '../../../../api/contract/cards/services.schema.ts';
import { templateOrder } from '../../../card/section-order.ts';
import { blankService } from '../editor/blank-service.ts';
import { readTime } from '../editor/week.ts';
import type { Proposal, ProposalKind } from './proposals.ts';

/** The fields of a card that proposals fill, and what those depend on. */
export type ProposedFields = Pick<
  CardFields,
  | 'services'
  | 'questions'
  | 'businessHours'
  | 'jobTitle'
  | 'about'
  | 'primaryAction'
  | 'sections'
  | 'showContactForm'
  | 'contactFormTitle'
  | 'customLinks'
  | 'template'
  | 'whatsapp'
>;

/** The field that a kind fills. */
export const fieldOfKind = {
  service: 'services',
  hours: 'businessHours',
  jobTitle: 'jobTitle',
  about: 'about',
  promise: 'about',
  action: 'primaryAction',
  section: 'sections',
  greeting: 'contactFormTitle',
  message: 'customLinks',
  question: 'questions',
} as const satisfies Record<ProposalKind, keyof ProposedFields>;

interface ByKind {
  /** What the card has of it already, its owner's own words included. */
  isOn(card: ProposedFields, proposal: Proposal): boolean;
  add(card: ProposedFields, proposal: Proposal): Partial<ProposedFields>;
}

const text = ({ fields }: Proposal): string => fields.text?.trim() ?? '';

const kinds: Record<ProposalKind, ByKind> = {
  service: {
    isOn: ({ services }, { fields }) =>
      services.some(({ items }) => items.some(({ name }) => name.trim() === fields.name?.trim())),
    add: ({ services }, proposal) => {
      const group = services.findIndex(({ name }) => name === proposal.of);
      const item = serviceOf(proposal);
      return {
        services:
          group === -1
            ? [...services, { name: proposal.of ?? null, items: [item] }]
            : services.map((each, at) => (at === group ? { ...each, items: [...each.items, item] } : each)),
      };
    },
  },
  hours: {
    isOn: ({ businessHours }) => businessHours.length > 0,
    add: (_card, proposal) => ({ businessHours: weekOfProposal(proposal) }),
  },
  jobTitle: {
    isOn: ({ jobTitle }) => Boolean(jobTitle),
    add: (_card, proposal) => ({ jobTitle: text(proposal) }),
  },
  about: {
    isOn: ({ about }) => Boolean(about),
    add: (_card, proposal) => ({ about: text(proposal) }),
  },
  promise: {
    // What its owner wrote about the business themselves needs no promise of ours.
    isOn: ({ about }, { of }) => Boolean(about) && about !== of,
    add: ({ about }, proposal) => ({ about: [about, text(proposal)].filter(Boolean).join('\n\n') }),
  },
  action: {
    isOn: ({ primaryAction }, { action }) => primaryAction === action,
    add: (_card, { action = 'phone' }) => ({ primaryAction: action }),
  },
  section: {
    isOn: ({ sections }, { section }) => sections.some(({ name, title }) => name === section && title),
    add: ({ sections, template }, proposal) => ({
      sections: [
        ...sections,
        ...templateOrder[template]
          .filter((section) => !sections.some(({ name }) => name === section))
          .map((name) => ({ name, title: null, isShown: true })),
      ].map((each) => (each.name === proposal.section ? { ...each, title: text(proposal) } : each)),
    }),
  },
  greeting: {
    isOn: ({ showContactForm }) => showContactForm,
    add: (_card, proposal) => ({ showContactForm: true, contactFormTitle: text(proposal) }),
  },
  message: {
    isOn: ({ customLinks }, { fields }) => customLinks.some(({ title }) => title === fields.title),
    add: ({ customLinks, whatsapp }, { fields }) => ({
      customLinks: [
        ...customLinks,
        {
          title: fields.title?.trim() ?? '',
          url: `https://wa.me/${readWhatsappNumber(whatsapp ?? '')?.international}?text=${encodeURIComponent(fields.message ?? '')}`,
          isShown: true,
          showFrom: null,
          showUntil: null,
        },
      ],
    }),
  },
  question: {
    isOn: ({ questions }, { fields }) => questions.some(({ question }) => question === fields.question),
    add: ({ questions }, { fields }) => ({
      questions: [
        ...questions,
        { question: fields.question?.trim() ?? '', answer: fields.answer?.trim() ?? '' },
      ],
    }),
  },
};

/** Whether a card has what is proposed, or its owner's own in that place. */
export const isOnCard = (card: ProposedFields, proposal: Proposal): boolean =>
  kinds[proposal.kind].isOn(card, proposal);

/** The fields of the card that a confirmed proposal changes. */
export const addProposal = (card: ProposedFields, proposal: Proposal): Partial<ProposedFields> =>
  kinds[proposal.kind].add(card, proposal);

/** The card with all of these, one after the other. */
export const addProposals = <Card extends ProposedFields>(card: Card, proposals: readonly Proposal[]): Card =>
  proposals.reduce((made, proposal) => ({ ...made, ...addProposal(made, proposal) }), card);

/** Without a price it is on request: what it costs only its owner can say. */
function serviceOf({ fields: { name = '', duration, price } }: Proposal): Service {
  const amount = readPrice(price ?? '');
  return {
    ...blankService,
    name: name.trim(),
    duration: duration?.trim() || null,
    price: amount,
    priceKind: amount === null ? 'request' : 'exact',
  };
}

function weekOfProposal({ fields }: Proposal): BusinessHours {
  const span = (opens = '', closes = '') => {
    const [from, to] = [readTime(opens), readTime(closes, true)];
    return from && to ? [{ opens: from, closes: to }] : [];
  };
  const workday = span(fields.opens, fields.closes);
  const friday = span(fields.fridayOpens, fields.fridayCloses);
  return [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, spans: day < 5 ? workday : day === 5 ? friday : [] }));
}

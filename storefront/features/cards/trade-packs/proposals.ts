import type { BusinessHours } from '../../../../api/contract/cards/entities/business-hours.schema.ts';
import { cardSections, type CardSection } from '../../../../api/contract/cards/section-names.ts';
import type { PrimaryAction } from '../../../../api/contract/cards/public-card.schema.ts';
import type { PackTexts } from './trade-pack.ts';

const proposalKinds = [
  'service',
  'hours',
  'jobTitle',
  'about',
  'promise',
  'action',
  'section',
  'greeting',
  'message',
  'question',
] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** What of a proposal its owner may change before confirming it. */
export const proposalFields = [
  'text',
  'name',
  'duration',
  'price',
  'question',
  'answer',
  'title',
  'message',
  'opens',
  'closes',
  'fridayOpens',
  'fridayCloses',
] as const;
export type ProposalField = (typeof proposalFields)[number];

/** One thing that a trade proposes; no fact of the owner's before they confirm it (docs/product.md 12.10). */
export interface Proposal {
  /** The same in every visit: what was decided is stored by it. */
  id: string;
  kind: ProposalKind;
  fields: Readonly<Partial<Record<ProposalField, string>>>;
  /** Of a service its group; of a promise the text that it continues. */
  of?: string;
  section?: CardSection;
  action?: PrimaryAction;
}

/** Kinds that promise something to clients: to be confirmed only where they are true. */
export const promisingKinds: readonly ProposalKind[] = ['promise', 'question'];

interface ProposedFor {
  trade: string;
  jobTitle: string;
  hours: BusinessHours;
  texts: PackTexts;
  isPro: boolean;
  /** Whether the card has a number that takes WhatsApp messages. */
  hasWhatsapp: boolean;
  /** The main action of cards in this trade. */
  action: PrimaryAction;
}

/** What a trade proposes for a card of this type, in the order in which it is read. */
export function proposalsOf(asked: ProposedFor): Proposal[] {
  const { texts, isPro, hasWhatsapp, action } = asked;
  const one = (kind: ProposalKind, text: string): Proposal => ({ id: kind, kind, fields: { text } });
  const all: Proposal[] = [
    ...texts.services.flatMap(({ group, items }, at) =>
      items.map(([name, duration], index): Proposal => ({
        id: `service-${at}-${index}`,
        kind: 'service',
        fields: { name, duration: duration ?? '', price: '' },
        of: group,
      })),
    ),
    { id: 'hours', kind: 'hours', fields: timesOf(asked.hours) },
    one('jobTitle', asked.jobTitle),
    one('about', texts.about),
    { ...one('promise', texts.promise), of: texts.about },
    ...(action === 'whatsapp' && hasWhatsapp
      ? [{ id: 'action', kind: 'action' as const, fields: {}, action }]
      : []),
    ...(isPro && hasWhatsapp
      ? texts.messages.map(([title, message], index): Proposal => ({
          id: `message-${index}`,
          kind: 'message',
          fields: { title, message },
        }))
      : []),
    ...cardSections
      // A basic card has no gallery to name.
      .filter((section) => isPro || section !== 'gallery')
      .flatMap((section) => {
        const text = texts.sections[section];
        return text ? [{ ...one('section', text), id: `section-${section}`, section }] : [];
      }),
    ...(isPro ? [one('greeting', texts.greeting)] : []),
    ...texts.questions.map(([question, answer], index): Proposal => ({
      id: `question-${index}`,
      kind: 'question',
      fields: { question, answer },
    })),
  ];
  return all.map((proposal) => ({ ...proposal, id: `${asked.trade}-${proposal.id}` }));
}

/** The hours of a week that is the same from Sunday to Thursday. */
function timesOf(week: BusinessHours): Proposal['fields'] {
  const [workday, friday] = [0, 5].map((day) => week.find((each) => each.day === day)?.spans[0]);
  return {
    opens: workday?.opens ?? '',
    closes: workday?.closes ?? '',
    fridayOpens: friday?.opens ?? '',
    fridayCloses: friday?.closes ?? '',
  };
}

/** What an owner decided about a proposal; one without a decision waits, as one does whose decision was taken back. */
export interface Decision {
  is: 'confirmed' | 'dropped' | 'waiting';
  /** As the owner changed it. */
  fields?: Proposal['fields'] | undefined;
}
export type Decisions = Readonly<Record<string, Decision>>;

/** The same words with another decision: what an owner wrote is never lost by it. */
export const decided = (decisions: Decisions, ids: readonly string[], is: Decision['is']): Decisions =>
  Object.fromEntries(ids.map((id) => [id, { ...decisions[id], is }]));

/** The confirmed proposals, as their owner wrote them. */
export const confirmedOf = (proposals: readonly Proposal[], decisions: Decisions): Proposal[] =>
  proposals
    .filter(({ id }) => decisions[id]?.is === 'confirmed')
    .map((proposal) => ({ ...proposal, fields: { ...proposal.fields, ...decisions[proposal.id]?.fields } }));

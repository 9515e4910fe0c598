import type { Knex } from 'knex';
import {
  supportTopicKinds,
  type SupportTopic,
  type SupportTopicKind,
} from '../../../contract/support/support.schema.ts';
import type { NamedThing, WantedThings } from '../../../lib/named-things.ts';
import type { SupportTicket } from '../../../models/SupportTicket.ts';
import { namedCards } from '../../cards/index.ts';
import { namedChips, namedOrders } from '../../nfc/index.ts';

/** Reads the things that a conversation may be about; a label shows nothing of another user's. */
export const thingsOf: Record<SupportTopicKind, (knex: Knex, wanted: WantedThings) => Promise<NamedThing[]>> =
  { card: namedCards, order: namedOrders, chip: namedChips };

/** The ticket's column that names what it is about. */
export const topicColumns = {
  card: 'profileId',
  order: 'orderId',
  chip: 'allocationId',
} as const satisfies Record<SupportTopicKind, keyof SupportTicket>;

const maxTopics = 300;

/** A user's own cards, orders and chips, the newest of each kind first. */
export async function listTopics(knex: Knex, userId: number): Promise<SupportTopic[]> {
  const topics: SupportTopic[] = [];
  for (const kind of supportTopicKinds) {
    const max = maxTopics - topics.length;
    if (max === 0) break;
    const things = await thingsOf[kind](knex, { userIds: [userId], max });
    topics.push(...things.map(({ id, label }) => ({ kind, id, label })));
  }
  return topics;
}

/**
 * The topics of these conversations, by the conversation's id. Of a thing that is another user's by now only kind and
 * number are shown.
 */
export async function topicsOf(
  knex: Knex,
  tickets: readonly SupportTicket[],
): Promise<Map<number, SupportTopic>> {
  const tied = tickets.flatMap((ticket) => {
    const topic = tieOf(ticket);
    return topic ? [{ ticket, topic }] : [];
  });
  const labels = new Map<string, string>();
  for (const kind of supportTopicKinds) {
    const ofKind = tied.filter(({ topic }) => topic.kind === kind);
    if (ofKind.length === 0) continue;
    const things = await thingsOf[kind](knex, {
      userIds: [...new Set(ofKind.map(({ ticket }) => ticket.userId))],
      ids: [...new Set(ofKind.map(({ topic }) => topic.id))],
      max: ofKind.length,
    });
    for (const { id, userId, label } of things) labels.set(`${userId} ${kind} ${id}`, label);
  }
  return new Map(
    tied.map(({ ticket, topic }) => [
      ticket.id,
      { ...topic, label: labels.get(`${ticket.userId} ${topic.kind} ${topic.id}`) ?? '' },
    ]),
  );
}

function tieOf({ profileId, orderId, allocationId }: SupportTicket): Omit<SupportTopic, 'label'> | null {
  if (profileId !== null) return { kind: 'card', id: profileId };
  if (orderId !== null) return { kind: 'order', id: orderId };
  if (allocationId !== null) return { kind: 'chip', id: allocationId };
  return null;
}

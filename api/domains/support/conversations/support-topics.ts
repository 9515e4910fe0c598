import type { Knex } from 'knex';
import type { SupportTopic, SupportTopicKind } from '../../../contract/support/support.schema.ts';
import type { SupportTicket } from '../../../models/SupportTicket.ts';

/** Tables of the things that a conversation may be about, and the ticket's column that names one. */
export const topicTables: Record<SupportTopicKind, string> = {
  card: 'business_profiles',
  order: 'physical_card_orders',
  chip: 'card_allocations',
};
export const topicColumns = {
  card: 'profileId',
  order: 'orderId',
  chip: 'allocationId',
} as const satisfies Record<SupportTopicKind, keyof SupportTicket>;

/** Everything a conversation may be about, with its owner; a label shows nothing of another user's. */
const topics = `
  select 'card' as kind, id, user_id, business_name as label from business_profiles
  union all
  select 'order', o.id, o.user_id, coalesce(c.business_name, '') from physical_card_orders o
    left join business_profiles c on c.id = o.profile_id and c.user_id = o.user_id
  union all
  select 'chip', a.id, a.user_id, coalesce(c.business_name, a.tap_code) from card_allocations a
    left join business_profiles c on c.id = a.profile_id and c.user_id = a.user_id`;

const maxTopics = 300;

/** A user's own cards, orders and chips, the newest of each kind first. */
export async function listTopics(knex: Knex, userId: number): Promise<SupportTopic[]> {
  const { rows } = (await knex.raw(
    `select kind, id, label from (${topics}) as topics where user_id = ?
      order by kind = 'card' desc, kind = 'order' desc, id desc limit ?`,
    [userId, maxTopics],
  )) as { rows: SupportTopic[] };
  return rows;
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
  if (tied.length === 0) return new Map();
  const { rows } = (await knex.raw(
    `select kind, id, user_id, label from (${topics}) as topics
      where user_id = any(?) and kind || id = any(?)`,
    [
      [...new Set(tied.map(({ ticket }) => ticket.userId))],
      tied.map(({ topic }) => `${topic.kind}${topic.id}`),
    ],
  )) as { rows: (SupportTopic & { user_id: number })[] };
  const labels = new Map(rows.map((row) => [`${row.user_id} ${row.kind} ${row.id}`, row.label]));
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

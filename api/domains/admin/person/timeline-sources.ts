import type { TimelineKind } from '../../../contract/accounts/timeline-kinds.ts';

/**
 * Where a kind of entry comes from: a table whose rows of one person an index finds. Of each source only as many rows are
 * read as a page shows.
 */
export interface TimelineSource {
  kind: TimelineKind;
  /** Tells entries of one kind apart, whose ids come from several tables. */
  name: string;
  /** `from …`, with the condition on `:userId`. */
  from: string;
  id: string;
  at: string;
  what: string;
  resource?: string;
  recordId?: string;
  words?: string;
  amount?: string;
  status?: string;
  by?: string;
}

const minor = (column: string) => `round(${column} / 100.0, 2)`;

/** A person's rows, by the names that the audit log has for them. */
const owned = [
  ['packages', 'packages'],
  ['business-profiles', 'business_profiles'],
  ['user-addresses', 'user_addresses'],
  ['physical-card-orders', 'physical_card_orders'],
  ['recurring-payments', 'recurring_payments'],
  ['user-payment-methods', 'user_payment_methods'],
  ['receipts', 'receipts'],
  ['payments', 'payment_attempts'],
] as const;

const rowsOfPerson = [
  `select 'users' as entity, :userId::text as entity_id`,
  ...owned.map(([entity, table]) => `select '${entity}', id::text from ${table} where user_id = :userId`),
].join(' union all ');

export const timelineSources: readonly TimelineSource[] = [
  {
    kind: 'sign-in',
    name: 'a',
    from: 'from sessions where user_id = :userId',
    // The key of a session is its secret's hash; fifteen digits of it are none.
    id: `('x' || substr(id, 1, 15))::bit(60)::bigint`,
    at: 'created_at',
    what: `'signed-in'`,
    words: 'user_agent',
  },
  {
    kind: 'sign-in',
    name: 'b',
    from: 'from known_devices where user_id = :userId',
    id: 'id',
    at: 'created_at',
    what: `'new-device'`,
    words: 'user_agent',
  },
  {
    kind: 'sign-in',
    name: 'c',
    from: 'from users where id = :userId',
    id: 'id',
    at: 'created_at',
    what: `'joined'`,
  },
  {
    kind: 'card',
    name: 'a',
    from: 'from business_profiles where user_id = :userId',
    id: 'id',
    at: 'created_at',
    what: `'card-made'`,
    resource: `'business-profiles'`,
    recordId: 'id',
    words: 'business_name',
  },
  {
    kind: 'card',
    name: 'b',
    from: 'from card_takedowns where user_id = :userId',
    id: 'id',
    at: 'taken_at',
    what: `'card-taken-down'`,
    resource: `'card-takedowns'`,
    recordId: 'id',
    words: 'card_name',
  },
  {
    kind: 'money',
    name: 'a',
    from: 'from payment_attempts where user_id = :userId',
    id: 'id',
    at: 'created_at',
    what: 'kind',
    resource: `'payments'`,
    recordId: 'id',
    words: 'reason',
    amount: minor('amount_minor'),
    status: 'status',
  },
  {
    kind: 'money',
    name: 'b',
    from: 'from packages where user_id = :userId',
    id: 'id',
    at: 'created_at',
    what: `'package'`,
    resource: `'packages'`,
    recordId: 'id',
    status: 'status',
  },
  {
    kind: 'mail',
    name: 'a',
    from: 'from mail_log where user_id = :userId',
    id: 'id',
    at: 'created_at',
    what: 'template',
    resource: `'mail-log'`,
    recordId: 'id',
    words: 'subject',
    status: 'status',
  },
  ...(['user_id', 'recipient_id'] as const).map((column): TimelineSource => ({
    kind: 'conversation',
    name: column === 'user_id' ? 'a' : 'b',
    from: `from messages left join users sender on sender.id = messages.user_id
        where messages.${column} = :userId and is_support`,
    id: 'messages.id',
    at: 'messages.created_at',
    what: column === 'user_id' ? `'wrote'` : `'was-answered'`,
    resource: `'conversations'`,
    recordId: 'ticket_id',
    words: 'content',
    ...(column === 'recipient_id' && { by: `coalesce(sender.username::text, 'system')` }),
  })),
  {
    kind: 'order',
    name: 'a',
    from: 'from physical_card_orders where user_id = :userId',
    id: 'id',
    at: 'created_at',
    what: `'ordered'`,
    resource: `'physical-card-orders'`,
    recordId: 'id',
    amount: 'total_amount',
    status: 'status',
  },
  {
    kind: 'order',
    name: 'b',
    from: `from physical_card_orders join state_transitions step
      on step.entity = 'physical_card_orders' and step.entity_id = physical_card_orders.id
      where physical_card_orders.user_id = :userId`,
    id: 'step.id',
    at: 'step.created_at',
    what: `'order-step'`,
    resource: `'physical-card-orders'`,
    recordId: 'physical_card_orders.id',
    words: 'step.reason',
    status: 'step.to_status',
  },
  {
    kind: 'staff',
    name: 'a',
    from: `from (${rowsOfPerson}) mine join audit_log entry
      on entry.entity = mine.entity and entry.entity_id = mine.entity_id`,
    id: 'entry.id',
    at: 'entry.created_at',
    what: 'entry.action',
    resource: 'entry.entity',
    recordId: 'entry.entity_id',
    words: `entry.after #>> '{input,reason}'`,
    by: 'entry.actor_name',
  },
  {
    kind: 'note',
    name: 'a',
    from: 'from staff_notes where user_id = :userId',
    id: 'id',
    at: 'created_at',
    what: `'note'`,
    resource: 'resource',
    recordId: 'record_id',
    words: 'words',
    by: 'author_name',
  },
  {
    kind: 'note',
    name: 'b',
    from: `from support_tickets ticket join support_notes note on note.ticket_id = ticket.id
      left join users author on author.id = note.user_id where ticket.user_id = :userId and note.kind = 'note'`,
    id: 'note.id',
    at: 'note.created_at',
    what: `'note'`,
    resource: `'conversations'`,
    recordId: 'ticket.id',
    words: 'note.content',
    by: 'author.username',
  },
  {
    kind: 'lead',
    name: 'a',
    from: 'from contact_leads where user_id = :userId and profile_id is null',
    id: 'id',
    at: 'created_at',
    what: `'asked-sales'`,
    resource: `'contact-leads'`,
    recordId: 'id',
    words: 'message',
    status: 'status',
  },
];

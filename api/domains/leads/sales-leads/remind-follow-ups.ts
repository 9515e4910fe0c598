import type { Knex } from 'knex';
import { ContactLead } from '../../../models/ContactLead.ts';
import { Notification } from '../../../models/Notification.ts';
import { followUpTitles } from '../messages.ts';

/** Reminders of one transaction. */
const batch = 200;

/**
 * Reminds assignees of the sales leads whose day has come, or came while nothing ran: once for each day that staff
 * choose (docs/product.md 13.4).
 * @returns how many
 */
export async function remindFollowUps(knex: Knex, now: Date): Promise<number> {
  let told = 0;
  for (;;) {
    const leads = await knex.transaction((trx) => remindSome(trx, now));
    told += leads;
    if (leads < batch) return told;
  }
}

async function remindSome(trx: Knex.Transaction, now: Date): Promise<number> {
  const leads = await ContactLead.query(trx)
    .whereRaw(`follow_up_on <= (?::timestamptz at time zone 'Asia/Jerusalem')::date`, [now])
    .whereNull('follow_up_told_at')
    .whereNotNull('assignee_id')
    .whereIn('status', ['new', 'in_progress'])
    .orderBy(['follow_up_on', 'id'])
    .limit(batch)
    .forUpdate()
    .skipLocked();
  if (leads.length === 0) return 0;
  await ContactLead.fetchGraph(leads, 'assignee', { transaction: trx });
  await Notification.query(trx).insert(
    leads.flatMap(({ id, name, phone, email, assignee }) =>
      assignee
        ? {
            userId: assignee.id,
            type: 'lead' as const,
            title: followUpTitles[assignee.language](name),
            content: [phone, email].filter(Boolean).join(' · '),
            link: `/admin/contact-leads/${id}/show`,
          }
        : [],
    ),
  );
  await ContactLead.query(trx)
    .findByIds(leads.map(({ id }) => id))
    .patch({ followUpToldAt: now });
  return leads.length;
}

import type { Knex } from 'knex';
import { NotificationCampaign } from '../../models/NotificationCampaign.ts';
import type { Overrides } from './overrides.ts';
import { nextNumber } from './sequence.ts';
import { createUser } from './user.ts';

/** News to everybody that has been sent. */
export async function createNotificationCampaign(
  knex: Knex,
  overrides: Overrides<NotificationCampaign> = {},
): Promise<NotificationCampaign> {
  return NotificationCampaign.query(knex).insertAndFetch({
    createdBy: overrides.createdBy ?? (await createUser(knex, { userRole: 'admin' })).id,
    audience: { to: 'all' },
    title: `תבנית חדשה לכרטיסים, מספר ${nextNumber('campaign')}`,
    content: 'אפשר לנסות אותה בעורך.',
    link: '/dashboard',
    status: 'sent',
    recipients: 12,
    sent: 12,
    finishedAt: new Date(),
    ...overrides,
  });
}

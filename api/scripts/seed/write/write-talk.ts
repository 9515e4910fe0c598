import { createContactLead } from '../../../testing/factories/contact-lead.ts';
import { createMessage } from '../../../testing/factories/message.ts';
import { createNotification } from '../../../testing/factories/notification.ts';
import type { DemoConversation } from '../content/conversations.ts';
import type { DemoLead } from '../content/leads.ts';
import type { demoNotifications } from '../content/notices.ts';
import { cardOf, userOf, type SeedContext } from './context.ts';

export async function writeLeads(context: SeedContext, leads: readonly DemoLead[]): Promise<void> {
  const admin = context.users.get('admin');
  for (const lead of leads) {
    const card = lead.slug ? cardOf(context, lead.slug) : null;
    const isHandled = lead.status !== 'new';
    await createContactLead(context.trx, {
      profileId: card?.id ?? null,
      name: lead.name,
      phone: lead.phone ?? null,
      email: lead.email ?? null,
      service: lead.service ?? null,
      message: lead.message ?? null,
      status: lead.status,
      source: lead.source ?? (card ? 'card' : 'website'),
      createdAt: context.calendar.hoursAgo(lead.age),
      handledBy: isHandled ? (card?.userId ?? admin?.id ?? null) : null,
      handledAt: isHandled ? context.calendar.hoursAgo(lead.age - Math.min(lead.age, 3)) : null,
      notes: lead.notes ?? null,
    });
  }
}

/** Support's answers go to the customer; the customer's lines to nobody in particular. */
export async function writeConversations(
  context: SeedContext,
  conversations: readonly DemoConversation[],
): Promise<void> {
  for (const { customer, isClosed, lines } of conversations) {
    const customerId = userOf(context, customer).id;
    for (const line of lines)
      await createMessage(context.trx, {
        userId: line.from === 'customer' ? customerId : userOf(context, line.from).id,
        recipientId: line.from === 'customer' ? null : customerId,
        content: line.text,
        isRead: line.unread !== true,
        isSupport: true,
        isClosed,
        createdAt: context.calendar.hoursAgo(line.at),
      });
  }
}

export async function writeNotifications(
  context: SeedContext,
  notifications: typeof demoNotifications,
): Promise<void> {
  for (const { to, type, title, content, at, unread } of notifications)
    await createNotification(context.trx, {
      userId: userOf(context, to).id,
      type,
      title,
      content,
      isRead: unread !== true,
      createdAt: context.calendar.hoursAgo(at),
    });
}

/** Makes the counters on the accounts agree with the rows they count. */
export async function countUnread({ trx }: SeedContext): Promise<void> {
  await trx.raw(`
    update users set
      unread_notifications = (select count(*) from notifications n where n.user_id = users.id and not n.is_read),
      unread_support_messages = (select count(*) from messages m
        where m.recipient_id = users.id and m.is_support and not m.is_read)`);
}

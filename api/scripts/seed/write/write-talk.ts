import { createContactLead } from '../../../testing/factories/contact-lead.ts';
import { createMessage } from '../../../testing/factories/message.ts';
import { createSupportTicket } from '../../../testing/factories/support-ticket.ts';
import { createNotificationCampaign } from '../../../testing/factories/notification-campaign.ts';
import { createNotification } from '../../../testing/factories/notification.ts';
import { topicColumns, topicTables } from '../../../domains/support/conversations/support-topics.ts';
import type { SupportTicket } from '../../../models/SupportTicket.ts';
import type { DemoConversation } from '../content/conversations.ts';
import type { DemoLead } from '../content/leads.ts';
import type { demoCampaign, demoNotifications } from '../content/notices.ts';
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

/** Support's answers go to the customer; the customer's lines to support as a whole. */
export async function writeConversations(
  context: SeedContext,
  conversations: readonly DemoConversation[],
): Promise<void> {
  for (const conversation of conversations) {
    const customerId = userOf(context, conversation.customer).id;
    const ticket = await writeTicket(context, customerId, conversation);
    for (const line of conversation.lines)
      await createMessage(context.trx, {
        userId: line.from === 'customer' ? customerId : userOf(context, line.from).id,
        recipientId: line.from === 'customer' ? null : customerId,
        ticketId: ticket.id,
        content: line.text,
        isRead: line.unread !== true,
        createdAt: context.calendar.hoursAgo(line.at),
      });
  }
}

async function writeTicket(
  { trx, calendar }: SeedContext,
  userId: number,
  { subject, about, isClosed, lines }: DemoConversation,
): Promise<SupportTicket> {
  const ages = lines.map(({ at }) => at);
  const createdAt = calendar.hoursAgo(Math.max(...ages));
  const thing =
    about &&
    ((await trx(topicTables[about]).where({ user_id: userId }).orderBy('id').first('id')) as { id: number });
  return createSupportTicket(trx, {
    userId,
    subject,
    ...(about && thing && { [topicColumns[about]]: thing.id }),
    createdAt,
    lastMessageAt: createdAt,
    closedAt: isClosed ? calendar.hoursAgo(Math.min(...ages) - 1) : null,
  });
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

export async function writeCampaign(context: SeedContext, campaign: typeof demoCampaign): Promise<void> {
  const { to, title, content, link, at } = campaign;
  const createdAt = context.calendar.hoursAgo(at);
  const { id } = await createNotificationCampaign(context.trx, {
    createdBy: userOf(context, 'admin').id,
    audience: { to: 'role', role: 'user' },
    title,
    content,
    link,
    recipients: to.length,
    sent: to.length,
    createdAt,
    updatedAt: createdAt,
    finishedAt: createdAt,
  });
  for (const { account, unread } of to)
    await createNotification(context.trx, {
      userId: userOf(context, account).id,
      type: 'info',
      title,
      content,
      link,
      campaignId: id,
      isRead: !unread,
      createdAt,
    });
}

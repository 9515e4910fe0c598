import { addDays, momentAt, weekdayOf } from '../../../contract/base/israel-clock.ts';
import { createTimeRequest } from '../../../testing/factories/time-request.ts';
import { createContactLead } from '../../../testing/factories/contact-lead.ts';
import { createMessage } from '../../../testing/factories/message.ts';
import { createStaffNote } from '../../../testing/factories/staff-note.ts';
import { createSupportAttachment } from '../../../testing/factories/support-attachment.ts';
import { createSupportNote } from '../../../testing/factories/support-note.ts';
import { createSupportTicket } from '../../../testing/factories/support-ticket.ts';
import { recordMarketingConsent } from '../../../domains/messaging/notifications/marketing-consent.ts';
import { createNotificationCampaign } from '../../../testing/factories/notification-campaign.ts';
import { createNotification } from '../../../testing/factories/notification.ts';
import { requestMessage } from '../../../domains/leads/time-requests/request-message.ts';
import { thingsOf, topicColumns } from '../../../domains/support/conversations/support-topics.ts';
import type { Message } from '../../../models/Message.ts';
import { Product } from '../../../models/Product.ts';
import type { SupportTicket } from '../../../models/SupportTicket.ts';
import type { DemoConversation } from '../content/conversations.ts';
import type { DemoLead } from '../content/lead-type.ts';
import type {
  demoCampaign,
  demoNotifications,
  demoScheduledCampaign,
  demoStoppedCampaign,
} from '../content/notices.ts';
import { demoProducts } from '../content/products.ts';
import { attachmentKeyOf } from '../demo-documents.ts';
import { cardOf, userOf, type SeedContext } from './context.ts';

export async function writeLeads(context: SeedContext, leads: readonly DemoLead[]): Promise<void> {
  const admin = context.users.get('admin');
  for (const lead of leads) {
    const card = lead.slug ? cardOf(context, lead.slug) : null;
    const isHandled = lead.status !== 'new';
    const times = lead.asks?.times.map(([day, hour]) => workingTime(context, day, hour)) ?? [];
    const row = await createContactLead(context.trx, {
      profileId: card?.id ?? null,
      name: lead.name,
      phone: lead.phone ?? null,
      email: lead.email ?? null,
      service: lead.service ?? null,
      message: lead.asks
        ? requestMessage('he', { times, service: lead.asks.service ?? null, note: lead.message ?? null })
        : (lead.message ?? null),
      status: lead.status,
      source: lead.source ?? (card ? 'card' : 'website'),
      createdAt: context.calendar.hoursAgo(lead.age),
      handledBy: isHandled ? (card?.userId ?? admin?.id ?? null) : null,
      handledAt: isHandled ? context.calendar.hoursAgo(lead.age - Math.min(lead.age, 3)) : null,
      ...(card
        ? { notes: lead.notes ?? null }
        : {
            assigneeId: isHandled ? (admin?.id ?? null) : null,
            followUpOn: lead.followUp === undefined ? null : addDays(context.calendar.today, lead.followUp),
          }),
    });
    if (!card && lead.notes)
      await createStaffNote(context.trx, {
        resource: 'contact-leads',
        recordId: row.id,
        userId: null,
        authorId: admin?.id ?? null,
        authorName: admin?.username ?? 'admin',
        words: lead.notes,
        createdAt: context.calendar.hoursAgo(lead.age - Math.min(lead.age, 3)),
      });
    if (!lead.asks || !card) continue;
    const { confirmed, service = null } = lead.asks;
    const at = confirmed === undefined ? undefined : times[confirmed];
    await createTimeRequest(context.trx, {
      leadId: row.id,
      proposed: times.map((time) => time.toISOString()),
      service,
      ...(at && {
        status: 'confirmed' as const,
        confirmedFrom: at,
        confirmedTo: new Date(at.getTime() + 30 * 60_000),
        decidedAt: context.calendar.hoursAgo(lead.age - Math.min(lead.age, 3)),
      }),
    });
  }
}

/** An hour of the clock of Israel, so many working days from today: neither on Friday nor on Saturday. */
function workingTime({ calendar }: SeedContext, days: number, hour: string): Date {
  let date = calendar.today;
  for (let left = days; left > 0;) {
    date = addDays(date, 1);
    if (weekdayOf(date) < 5) left -= 1;
  }
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return momentAt(date, hours * 60 + minutes);
}

/** Support's answers go to the customer; the customer's lines to support as a whole. */
export async function writeConversations(
  context: SeedContext,
  conversations: readonly DemoConversation[],
): Promise<void> {
  for (const conversation of conversations) {
    const customerId = userOf(context, conversation.customer).id;
    const ticket = await writeTicket(context, customerId, conversation);
    let last: Message | undefined;
    for (const line of conversation.lines)
      last = await createMessage(context.trx, {
        userId: line.from === 'customer' ? customerId : userOf(context, line.from).id,
        recipientId: line.from === 'customer' ? null : customerId,
        ticketId: ticket.id,
        content: line.text,
        isRead: line.unread !== true,
        createdAt: context.calendar.hoursAgo(line.at),
      });
    if (conversation.hasFile && last) await writeFile(context, last);
    await writeCare(context, ticket, conversation);
  }
}

async function writeFile({ trx, documents }: SeedContext, { id, userId, createdAt }: Message): Promise<void> {
  const [file] = [...documents.values()].flat();
  if (!file || userId === null) return;
  await createSupportAttachment(trx, {
    userId,
    messageId: id,
    storageKey: attachmentKeyOf(file),
    mimeType: 'application/pdf',
    name: file.fileName,
    byteSize: file.byteSize,
    width: file.width,
    height: file.height,
    createdAt,
  });
}

/** What staff do about a conversation besides answering. */
async function writeCare(
  context: SeedContext,
  ticket: SupportTicket,
  { assignee, notes = [], snoozedFor }: DemoConversation,
): Promise<void> {
  const { trx, calendar } = context;
  for (const { from, text, at } of notes)
    await createSupportNote(trx, {
      ticketId: ticket.id,
      userId: userOf(context, from).id,
      content: text,
      createdAt: calendar.hoursAgo(at),
    });
  if (!assignee && snoozedFor === undefined) return;
  await ticket.$query(trx).patch({
    ...(assignee && { assignedTo: userOf(context, assignee).id }),
    ...(snoozedFor !== undefined && { snoozedUntil: calendar.hoursAgo(-snoozedFor) }),
  });
}

async function writeTicket(
  { trx, calendar }: SeedContext,
  userId: number,
  { subject, about, isClosed, lines }: DemoConversation,
): Promise<SupportTicket> {
  const ages = lines.map(({ at }) => at);
  const createdAt = calendar.hoursAgo(Math.max(...ages));
  // The first they had.
  const thing = about && (await thingsOf[about](trx, { userIds: [userId], max: 300 })).at(-1);
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

/** Who agreed to advertising by mail, and what will be mailed to them. */
export async function writeScheduledCampaign(
  context: SeedContext,
  campaign: typeof demoScheduledCampaign,
): Promise<void> {
  const { agreed, inDays, ...words } = campaign;
  const { trx, calendar } = context;
  for (const account of agreed) {
    const user = userOf(context, account);
    const news = { product: true, mail: true };
    await recordMarketingConsent(trx, user, {
      isWanted: true,
      language: user.language,
      by: 'account',
      now: calendar.day(-20),
    });
    await user.$query(trx).patch({ notificationChoices: { ...user.notificationChoices, news } as never });
  }
  const startsAt = new Date(calendar.day(inDays).getTime() + 9 * 3_600_000);
  await createNotificationCampaign(trx, {
    ...words,
    createdBy: userOf(context, 'admin').id,
    audience: { to: 'all' },
    channel: 'mail',
    status: 'scheduled',
    startsAt,
    recipients: agreed.length,
    sent: 0,
    finishedAt: null,
    createdAt: calendar.hoursAgo(5),
    updatedAt: calendar.hoursAgo(5),
  });
}

/** A notice about the service to the owners of a plan; those after the first wait for an admin to resume it. */
export async function writeStoppedCampaign(
  context: SeedContext,
  campaign: typeof demoStoppedCampaign,
): Promise<void> {
  const { plan, told, recipients, at, ...words } = campaign;
  const { trx, calendar } = context;
  const { id: productId } = await Product.query(trx)
    .findOne({ serial_number: demoProducts[plan].serialNumber })
    .throwIfNotFound();
  const { id: userId } = userOf(context, told);
  const createdAt = calendar.hoursAgo(at);
  const { id: campaignId } = await createNotificationCampaign(trx, {
    ...words,
    createdBy: userOf(context, 'admin').id,
    audience: { to: 'plan', productId },
    kind: 'service',
    status: 'stopped',
    recipients,
    sent: 1,
    lastUserId: userId,
    finishedAt: null,
    createdAt,
    updatedAt: createdAt,
  });
  await createNotification(trx, { ...words, userId, type: 'info', campaignId, isRead: false, createdAt });
}

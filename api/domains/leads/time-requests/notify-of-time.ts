import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { ContactLead } from '../../../models/ContactLead.ts';
import { Notification } from '../../../models/Notification.ts';
import { TimeRequest } from '../../../models/TimeRequest.ts';
import { User } from '../../../models/User.ts';
import { enqueueMail, wantsNotice, type MailSite } from '../../messaging/index.ts';
import { timeNoticeTitles, timeTexts } from './messages.ts';
import { requestPath } from './request-link.ts';
import { calendarFile, calendarOf } from './time-calendar.ts';
import { timeRequestNews, type TimeNews } from './time-request-news.mail.ts';

type Site = MailSite & { SESSION_SECRET: string };

/** The people of a request: who asked, and whose card it is. */
export async function partiesOf(knex: Knex, leadId: number) {
  const request = await TimeRequest.query(knex).findById(leadId);
  const lead = await ContactLead.query(knex).findById(leadId).withGraphFetched('contactConsent');
  if (!request || !lead) throw new AppError('not_found');
  const card = await BusinessProfile.query(knex).findById(request.profileId).throwIfNotFound();
  const owner = await User.query(knex).findById(card.userId).throwIfNotFound();
  return { request, lead, card, owner };
}

/**
 * Mails the visitor who left an address what became of the request, with the calendar entry where it has one.
 * @param site the application's environment
 */
export async function notifyVisitor(
  trx: Knex.Transaction,
  site: Site,
  leadId: number,
  news: TimeNews,
  now: Date,
): Promise<void> {
  const { request, lead, card, owner } = await partiesOf(trx, leadId);
  if (!lead.email) return;
  const language = lead.contactConsent?.language ?? owner.language;
  const content = calendarOf(request, {
    name: card.businessName,
    address: card.address,
    description: timeTexts[language].calendarOf(card.businessName),
    publicUrl: site.PUBLIC_URL,
    now,
  });
  await enqueueMail(trx, site, {
    template: timeRequestNews,
    input: {
      news,
      name: card.businessName,
      isForOwner: false,
      at: request.confirmedFrom,
      to: requestPath(site, leadId),
    },
    to: { userId: null, email: lead.email, language },
    replyTo: card.email ?? owner.email,
    // It stays with the lead, and goes with it.
    isFleeting: true,
    attachments: calendarFile(content),
  });
}

/** Mails the owner a confirmed time for their calendar, or that its visitor cancelled it, which is notified, too. */
export async function notifyOwner(
  trx: Knex.Transaction,
  site: Site,
  leadId: number,
  news: 'confirmed' | 'cancelled',
  now: Date,
): Promise<void> {
  const { request, lead, card, owner } = await partiesOf(trx, leadId);
  const link = `/contact-leads/${card.id}`;
  if (news === 'cancelled' && (await wantsNotice(trx, owner.id, 'leads', 'product')))
    await Notification.query(trx).insert({
      userId: owner.id,
      title: timeNoticeTitles[owner.language](lead.name),
      content: card.businessName,
      type: 'lead',
      link,
    });
  const content = calendarOf(request, {
    name: lead.name,
    address: null,
    description: [lead.phone, lead.email].filter(Boolean).join(' '),
    publicUrl: site.PUBLIC_URL,
    now,
  });
  await enqueueMail(trx, site, {
    template: timeRequestNews,
    input: { news, name: lead.name, isForOwner: true, at: request.confirmedFrom, to: link },
    to: { userId: owner.id, email: owner.email, language: owner.language },
    replyTo: lead.email,
    attachments: calendarFile(content),
  });
}

import type { Knex } from 'knex';
import { Notification } from '../../../models/Notification.ts';
import { enqueueMail, wantsNotice, type MailSite } from '../../messaging/index.ts';
import { timeNoticeTitles } from './messages.ts';
import { requestPath } from './request-link.ts';
import { partiesOf } from './request-parties.ts';
import { attachedCalendar, mailedNameOf, ownerCalendar, visitorCalendar } from './time-calendar.ts';
import { timeRequestNews, type TimeNews } from './time-request-news.mail.ts';

type Site = MailSite & { SESSION_SECRET: string };

/**
 * Mails the visitor who left an address what became of the request, with the calendar entry where it has one. Whose
 * address it is nobody knows: of the card's own words only its name is said, and answers go where the card itself says.
 * @param site the application's environment
 * @throws {AppError} `not_found` when the lead was deleted
 */
export async function notifyVisitorOfTime(
  trx: Knex.Transaction,
  site: Site,
  leadId: number,
  news: TimeNews,
  now: Date,
): Promise<void> {
  const parties = await partiesOf(trx, leadId);
  const { request, lead, card, language } = parties;
  if (!lead.email) return;
  await enqueueMail(trx, site, {
    template: timeRequestNews,
    input: {
      news,
      name: mailedNameOf(parties, site),
      isForOwner: false,
      at: request.confirmedFrom,
      to: requestPath(site, leadId),
    },
    to: { userId: null, email: lead.email, language },
    replyTo: card.email,
    // It stays with the lead, and goes with it.
    isFleeting: true,
    attachments: attachedCalendar(visitorCalendar(parties, site, now)),
  });
}

/**
 * Mails the owner a confirmed time for their calendar, or that the visitor cancelled it or the request, which is
 * notified, too.
 * @throws {AppError} `not_found` when the lead was deleted
 */
export async function notifyOwnerOfTime(
  trx: Knex.Transaction,
  site: Site,
  leadId: number,
  news: 'confirmed' | 'cancelled' | 'withdrawn',
  now: Date,
): Promise<void> {
  const parties = await partiesOf(trx, leadId);
  const { request, lead, card, owner } = parties;
  const link = `/contact-leads/${card.id}`;
  if (news !== 'confirmed' && (await wantsNotice(trx, owner.id, 'leads', 'product')))
    await Notification.query(trx).insert({
      userId: owner.id,
      title: timeNoticeTitles[owner.language][news](lead.name),
      content: card.businessName,
      type: 'lead',
      link,
    });
  await enqueueMail(trx, site, {
    template: timeRequestNews,
    input: { news, name: lead.name, isForOwner: true, at: request.confirmedFrom, to: link },
    to: { userId: owner.id, email: owner.email, language: owner.language },
    replyTo: lead.email,
    attachments: attachedCalendar(ownerCalendar(parties, site, now)),
  });
}

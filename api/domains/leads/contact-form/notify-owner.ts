import type { Knex } from 'knex';
import type { Language } from '../../../contract/base/languages.ts';
import type { ContactLead } from '../../../models/ContactLead.ts';
import { Notification } from '../../../models/Notification.ts';
import { enqueueMail, wantsNotice, type MailSite } from '../../messaging/index.ts';
import { newCardLead } from './new-card-lead.mail.ts';
import { noticeTitles, timeRequestTitles } from '../messages.ts';

export interface CardOwner {
  id: number;
  email: string;
  language: Language;
}

const maxExcerptLength = 300;

/**
 * Notifies a card's owner of a new lead, in the product and by mail that can be replied to, unless they switched
 * these off.
 */
export async function notifyOwner(
  trx: Knex.Transaction,
  owner: CardOwner,
  {
    lead,
    cardName,
    marketing,
    site,
    asksForTime = false,
  }: {
    lead: ContactLead;
    cardName: string;
    marketing: boolean;
    site: MailSite;
    /** The lead asks for a time, which its message says. */
    asksForTime?: boolean;
  },
): Promise<void> {
  const { name, message, email, phone } = lead;
  if (await wantsNotice(trx, owner.id, 'leads', 'product'))
    await Notification.query(trx).insert({
      userId: owner.id,
      title: (asksForTime ? timeRequestTitles : noticeTitles)[owner.language](name),
      content: `${cardName}: ${excerpt(message ?? '')}`,
      type: 'lead',
      link: `/contact-leads/${lead.profileId}`,
    });
  await enqueueMail(trx, site, {
    template: newCardLead,
    input: {
      // A card lead always has its card.
      profileId: Number(lead.profileId),
      cardName,
      name,
      message: message ?? '',
      email: email ?? '',
      phone: phone ?? '',
      marketing,
      asksForTime,
    },
    to: { userId: owner.id, email: owner.email, language: owner.language },
    replyTo: email,
  });
}

/** The part of a message that its notification quotes. */
export function excerpt(text: string): string {
  const characters = [...text];
  return characters.length <= maxExcerptLength ? text : `${characters.slice(0, maxExcerptLength).join('')}…`;
}

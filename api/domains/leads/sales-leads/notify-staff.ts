import { rolesWith } from '../../../contract/accounts/permissions.ts';
import type { Knex } from 'knex';
import { defaultLanguage } from '../../../contract/base/languages.ts';
import type { ContactLead } from '../../../models/ContactLead.ts';
import { Notification } from '../../../models/Notification.ts';
import { User } from '../../../models/User.ts';
import { enqueueMail, type MailSite } from '../../messaging/index.ts';
import { newSalesLead } from './new-sales-lead.mail.ts';
import { salesLeadMessages } from '../messages.ts';

const maxExcerptLength = 300;

/**
 * Notifies all staff who see to leads of a new one in the product, each in their own language, and the company by a mail that
 * can be replied to; both in the transaction of the lead.
 */
export async function notifyStaff(trx: Knex.Transaction, lead: ContactLead, site: MailSite): Promise<void> {
  const staff = await User.query(trx).whereIn('user_role', rolesWith('leads')).select('id', 'language');
  if (staff.length > 0)
    await Notification.query(trx).insert(
      staff.map(({ id, language }) => {
        const words = salesLeadMessages[language];
        const wish = lead.service ? words.services[lead.service] : '';
        return {
          userId: id,
          type: 'lead' as const,
          link: `/admin/contact-leads/${lead.id}/show`,
          title: words.title(lead.name),
          content: [lead.phone, lead.email, wish, excerpt(lead.message ?? '')].filter(Boolean).join(' · '),
        };
      }),
    );
  const { name, phone, email, service, message, source } = lead;
  await enqueueMail(trx, site, {
    template: newSalesLead,
    input: {
      leadId: lead.id,
      name,
      phone,
      email,
      service: service && salesLeadMessages[defaultLanguage].services[service],
      message,
      source,
    },
    to: { userId: null, email: site.COMPANY_EMAIL, language: defaultLanguage },
    replyTo: email,
  });
}

function excerpt(text: string): string {
  const letters = [...text];
  return letters.length <= maxExcerptLength ? text : `${letters.slice(0, maxExcerptLength).join('')}…`;
}

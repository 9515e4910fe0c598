import EnvelopeSimpleIcon from '~icons/ph/envelope-simple';
import PhoneIcon from '~icons/ph/phone';
import WhatsappLogoIcon from '~icons/ph/whatsapp-logo';
import type { OwnLead } from '../../../../api/contract/leads/my-leads.schema.ts';
import styles from './lead-row.module.css';
import { useLeadsMessages } from './use-leads-messages.ts';

/** Buttons for the ways of contact that this lead left. */
export function LeadContactButtons({ lead: { name, phone, email, card } }: { lead: OwnLead }) {
  const texts = useLeadsMessages();
  const subject = encodeURIComponent(texts.mailSubject(card.name));
  return (
    <p className={styles['ways']}>
      {phone && phone.call !== '' && (
        <a href={`tel:${phone.call}`} aria-label={texts.call(name)} title={texts.call(name)}>
          <PhoneIcon aria-hidden />
        </a>
      )}
      {phone?.whatsapp && (
        <a
          href={`https://wa.me/${phone.whatsapp}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={texts.whatsapp(name)}
          title={texts.whatsapp(name)}
        >
          <WhatsappLogoIcon aria-hidden />
        </a>
      )}
      {email && (
        <a
          href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}
          aria-label={texts.mail(name)}
          title={texts.mail(name)}
        >
          <EnvelopeSimpleIcon aria-hidden />
        </a>
      )}
    </p>
  );
}

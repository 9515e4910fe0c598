import { buttonClass } from '../../components/button.tsx';
import { useCompany } from '../../lib/page-state.ts';
import styles from './announced.module.css';
import { useAnnouncedMessages } from './use-announced-messages.ts';

/** The company's e-mail, phone and WhatsApp, as the environment names them. */
export function CompanyContacts() {
  const texts = useAnnouncedMessages();
  const company = useCompany();
  return (
    <div className={styles['contacts']}>
      <a className={buttonClass({ variant: 'primary' })} href={`mailto:${company.email}`}>
        {texts.write}
      </a>
      <a className={buttonClass({ variant: 'line' })} href={`tel:${company.phone.replace(/[^\d+*]/g, '')}`}>
        <span>
          {texts.call} <bdi dir="ltr">{company.phone}</bdi>
        </span>
      </a>
      <a
        className={buttonClass({ variant: 'line' })}
        href={`https://wa.me/${company.whatsapp}`}
        target="_blank"
        rel="noopener"
      >
        {texts.whatsapp}
      </a>
    </div>
  );
}

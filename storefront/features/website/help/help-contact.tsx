import { Button, buttonClass } from '../../../components/button.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { useCompany } from '../../../lib/page-state.ts';
import { ContactLink } from '../../leads/contact/contact-link.tsx';
import { showSupportChat } from '../../support/chat/show-support-chat.ts';
import styles from './help.module.css';
import { useHelpMessages } from './use-help-messages.ts';

/** Human contact after the answers: the contact form, e-mail, WhatsApp and the phone. */
export function HelpContact() {
  const texts = useHelpMessages();
  const { support } = useMessages();
  const { email, phone, whatsapp } = useCompany();
  return (
    <section className={styles['contact']} aria-labelledby="help-contact">
      <div>
        <h2 id="help-contact">{texts.contactTitle}</h2>
        <p>{texts.contactText}</p>
      </div>
      <div className={styles['ways']}>
        <ContactLink>{texts.contact}</ContactLink>
        <Button variant="line" aria-haspopup="dialog" onClick={() => showSupportChat()}>
          {support.openChat}
        </Button>
        <a className={buttonClass({ variant: 'line' })} href={`mailto:${email}`}>
          {texts.write}
        </a>
        <a
          className={buttonClass({ variant: 'line' })}
          href={`https://wa.me/${whatsapp}`}
          target="_blank"
          rel="noopener"
        >
          WhatsApp
        </a>
        <a className={buttonClass({ variant: 'line' })} href={`tel:${phone.replace(/[^\d+*]/g, '')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      </div>
    </section>
  );
}

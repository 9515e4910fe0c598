import EnvelopeSimpleIcon from '~icons/ph/envelope-simple';
import PhoneIcon from '~icons/ph/phone';
import WhatsappLogoIcon from '~icons/ph/whatsapp-logo';
import { buttonClass } from '../../../components/button.tsx';
import { useCompany } from '../../../lib/page-state.ts';
import styles from './contact.module.css';
import { useContactMessages } from './use-contact-messages.ts';

/**
 * Ways to contact the company without the form, as the environment sets them (docs/specification.md 2,
 * contact dialog). On the page they come first, and include the phone.
 */
export function DirectContact({ page = false }: { page?: boolean }) {
  const texts = useContactMessages();
  const { email, phone, whatsapp } = useCompany();
  return (
    <div className={styles['direct']}>
      <p className={styles['or']}>{page ? texts.directFirst : texts.direct}</p>
      <div className={styles['ways']}>
        <a
          className={buttonClass({ variant: 'line' })}
          href={`https://wa.me/${whatsapp}?text=${encodeURIComponent(texts.whatsappText)}`}
          target="_blank"
          rel="noopener"
        >
          <WhatsappLogoIcon aria-hidden />
          WhatsApp
        </a>
        <a
          className={buttonClass({ variant: 'line' })}
          href={`mailto:${email}?subject=${encodeURIComponent(texts.mailSubject)}`}
        >
          <EnvelopeSimpleIcon aria-hidden />
          {texts.mail}
        </a>
        {page && (
          <a className={buttonClass({ variant: 'line' })} href={`tel:${phone.replace(/[^\d+*]/g, '')}`}>
            <PhoneIcon aria-hidden />
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
      </div>
    </div>
  );
}

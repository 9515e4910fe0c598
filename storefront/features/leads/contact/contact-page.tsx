import { useSearchParams } from 'react-router';
import { SocialLinks } from '../../../components/social-links.tsx';
import { Stamp } from '../../../components/stamp.tsx';
import { usePageState } from '../../../lib/page-state.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact.module.css';
import { DirectContact } from './direct-contact.tsx';
import { useContactForm } from './use-contact-form.ts';
import { useContactMessages } from './use-contact-messages.ts';

/** The contact page: the dialog's form in full, which works without a script, too. */
export function ContactPage() {
  const texts = useContactMessages();
  const form = useContactForm();
  const { refusedForm } = usePageState();
  const [search] = useSearchParams();
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['words']}>
        <h1>{texts.title}</h1>
        <p className={styles['lede']}>{texts.subtitle}</p>
        <DirectContact page />
        <p className={styles['hours']}>{texts.hours}</p>
        <SocialLinks className={styles['social']} />
      </div>
      <div className={styles['letter']}>
        <Stamp small decorative className={styles['stamp']}>
          {texts.stamp}
        </Stamp>
        {search.get('sent') === '1' && (
          <p className={styles['sent']} role="status">
            <b>{texts.pageThanks.title}</b>
            <span>{texts.pageThanks.description}</span>
          </p>
        )}
        <ContactForm form={form} thanks={texts.pageThanks} refused={refusedForm} />
      </div>
    </div>
  );
}

import styles from './auth-dialog.module.css';
import { useAuthMessages } from './use-auth-messages.ts';

/** Opens the legal texts in another tab, so that the form's input stays. */
export function LegalNote() {
  const texts = useAuthMessages();
  return (
    <p className={styles['legal']}>
      {texts.legalBefore}
      <a href="/terms" target="_blank" rel="noopener">
        {texts.legalTerms}
      </a>
      {texts.legalAnd}
      <a href="/privacy" target="_blank" rel="noopener">
        {texts.legalPrivacy}
      </a>
      .
    </p>
  );
}

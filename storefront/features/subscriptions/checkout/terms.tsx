import { Link } from 'react-router';
import { consentTexts } from '../../../../api/contract/subscriptions/consent-texts.ts';
import { CheckboxField } from '../../../components/checkbox-field.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import styles from './checkout.module.css';
import { useCheckoutMessages } from './use-checkout-messages.ts';

interface TermsProps {
  missing: boolean;
  onChange(): void;
}

/** Links open the terms in another tab, so that the form's choices stay. */
export function Terms({ missing, onChange }: TermsProps) {
  const texts = useCheckoutMessages();
  const [before, terms, between, refund] = consentTexts[useLanguage()].terms;
  return (
    <div>
      <CheckboxField
        name="terms"
        aria-invalid={missing || undefined}
        aria-describedby={missing ? 'terms-fault' : undefined}
        onChange={onChange}
        label={
          <>
            {before}
            <Link to="/terms" target="_blank">
              {terms}
            </Link>
            {between}
            <Link to="/refund" target="_blank">
              {refund}
            </Link>
          </>
        }
      />
      <p id="terms-fault" className={styles['issue']} aria-live="polite">
        {missing && texts.termsNeeded}
      </p>
    </div>
  );
}

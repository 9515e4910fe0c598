import ArrowRightIcon from '~icons/ph/arrow-right';
import { textButtonClass } from '../../../components/text-button.tsx';
import { useCompany } from '../../../lib/page-state.ts';
import styles from './pricing-section.module.css';
import { usePricingMessages } from './use-pricing-messages.ts';

/** A custom quote by e-mail to the company, prefilled for the visitor (docs/specification.md 2, pricing section). */
export function QuoteRequest() {
  const texts = usePricingMessages();
  const { email } = useCompany();
  const address = `mailto:${email}?subject=${encodeURIComponent(texts.quoteSubject)}&body=${encodeURIComponent(texts.quoteBody)}`;
  return (
    <div className={styles['quote']}>
      <p>
        <b>{texts.quoteStrong}</b> {texts.quoteText}
      </p>
      <a className={textButtonClass()} href={address}>
        {texts.quoteLink}
        <ArrowRightIcon className="turns" aria-hidden />
      </a>
    </div>
  );
}

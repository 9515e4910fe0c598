import type { Closing } from '../../../../api/contract/accounts/close-account.schema.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import styles from './account-page.module.css';
import { useAccountMessages } from './use-account-messages.ts';

const counted = ['cards', 'leads', 'reviews', 'pictures', 'chips', 'orders'] as const;

/** What is deleted with an account and what the law requires to be kept, in numbers. */
export function ClosingList({ closing }: { closing: Closing }) {
  const { closing: texts } = useAccountMessages();
  const language = useLanguage();
  const { receipts, cards, paidUntil } = closing;
  const goes = counted.filter((each) => closing[each] > 0).map((each) => texts[each](closing[each]));
  return (
    <div className={styles['goes']}>
      <p>{texts.goes}</p>
      <ul>
        {[...goes, texts.methods, texts.account].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{texts.stays}</p>
      <ul>
        <li>{receipts > 0 ? texts.receipts(receipts) : texts.noReceipts}</li>
        {cards > 0 && <li>{texts.addresses}</li>}
      </ul>
      {paidUntil && <p className={styles['hint']}>{texts.paidUntil(formatDate(paidUntil, language))}</p>}
    </div>
  );
}

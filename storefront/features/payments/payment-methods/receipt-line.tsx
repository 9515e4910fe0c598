import CaretDownIcon from '~icons/ph/caret-down';
import { installmentWords } from '../../../../api/contract/payments/installment-words.ts';
import type { ReceiptView } from '../../../../api/contract/payments/wallet.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { StatusWord } from '../../../components/status-word.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import styles from './receipts.module.css';
import { useWalletMessages } from './use-wallet-messages.ts';
import { Money, useMoney } from '../../../components/money.tsx';

/** A receipt on one line, which opens to its own lines. */
export function ReceiptLine({ receipt }: { receipt: ReceiptView }) {
  const { receipts: texts, methods } = useWalletMessages();
  const money = useMoney();
  const language = useLanguage();
  const { kind, receiptNumber, description, amount, currency, status, items, pdfUrl, taxDocument } = receipt;
  return (
    <li>
      <details className={styles['receipt']}>
        <summary>
          <span className={styles['what']}>
            {description ? <bdi dir={directionOfText(description)}>{description}</bdi> : receiptNumber}
          </span>
          <time className={styles['date']} dateTime={receipt.paymentDate}>
            {formatDate(receipt.paymentDate, language)}
          </time>
          <span className={styles['state']}>
            <StatusWord tone={status === 'completed' ? 'good' : 'calm'}>{texts.statuses[status]}</StatusWord>
          </span>
          <bdi className={styles['amount']}>{money(kind === 'credit' ? `-${amount}` : amount, currency)}</bdi>
          <CaretDownIcon aria-hidden />
        </summary>
        <div className={styles['lines']}>
          <p>
            {texts.number} <bdi dir="ltr">{receiptNumber}</bdi>, {methods.types[receipt.paymentType]}
            {receipt.installments > 1 && `, ${installmentWords[language].count(receipt.installments)}`}
          </p>
          {items.length > 0 && (
            <ul>
              {items.map((item, place) => (
                // Lines of a receipt never change, so their place is their name.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={place}>
                  <bdi dir={directionOfText(item.description)}>{item.description}</bdi>{' '}
                  {item.quantity > 1 && <bdi dir="ltr">{texts.quantity(item.quantity)}</bdi>}
                  <Money of={item.total} currency={currency} />
                </li>
              ))}
            </ul>
          )}
          {taxDocument && (
            <p>
              {texts.taxKinds[taxDocument.kind]}{' '}
              {taxDocument.url ? (
                <a href={taxDocument.url} target="_blank" rel="noreferrer">
                  <bdi dir="ltr">{taxDocument.number}</bdi>
                </a>
              ) : (
                <bdi dir="ltr">{taxDocument.number}</bdi>
              )}
              {taxDocument.allocationNumber && (
                <>
                  {', '}
                  {texts.allocationNumber} <bdi dir="ltr">{taxDocument.allocationNumber}</bdi>
                </>
              )}
            </p>
          )}
          {pdfUrl && (
            <a href={pdfUrl} download>
              {texts.document}
            </a>
          )}
        </div>
      </details>
    </li>
  );
}

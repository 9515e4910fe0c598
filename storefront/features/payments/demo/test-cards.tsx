import { groupedNumber, sandboxCards } from '../../../../api/contract/payments/sandbox-cards.ts';
import { CopyButton } from '../../../components/copy-button.tsx';
import styles from './payment-demo.module.css';
import { usePaymentDemoMessages } from './use-payment-demo-messages.ts';

/** The cards: number to copy, result on the payment page, and result for the stored card. */
export function TestCards() {
  const texts = usePaymentDemoMessages();
  const { columns } = texts;
  return (
    <section className={styles['cards']} aria-labelledby="cards-title">
      <h2 id="cards-title">{texts.cardsTitle}</h2>
      <p className={styles['note']}>{texts.cardsLede}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.page}</th>
            <th scope="col">{columns.stored}</th>
          </tr>
        </thead>
        <tbody>
          {sandboxCards.map(({ number, behaviour }) => {
            const { title, page, stored } = texts.cards[behaviour];
            return (
              <tr key={number}>
                <th scope="row">
                  <span className={styles['plastic']} aria-hidden="true" />
                  <span>
                    {title}
                    <bdi dir="ltr" id={`card-${number}`}>
                      {groupedNumber(number)}
                    </bdi>
                    <CopyButton
                      text={number}
                      label={texts.copy}
                      copiedLabel={texts.copied}
                      aria-describedby={`card-${number}`}
                    />
                  </span>
                </th>
                <td data-label={columns.page}>{page}</td>
                <td data-label={columns.stored}>{stored}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** The fields of the payment page and their values. */
export function FieldGuide() {
  const { fillTitle, fields, values } = usePaymentDemoMessages();
  const rows = ['number', 'holder', 'expiry', 'cvv'] as const;
  return (
    <section className={styles['guide']} aria-labelledby="fill-title">
      <h2 id="fill-title">{fillTitle}</h2>
      <dl>
        {rows.map((name) => (
          <div key={name}>
            <dt>{fields[name]}</dt>
            <dd>{values[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import type { PlanChangeQuote } from '../../../../api/contract/subscriptions/plan-change.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import styles from './plan-dialogs.module.css';
import { useChangeMessages } from './use-change-messages.ts';
import { Money, useMoney } from '../../../components/money.tsx';

/** Costs and effects of a change of plan, line by line. */
export function ChangeFacts({ quote }: { quote: PlanChangeQuote }) {
  const { change: texts } = useChangeMessages();
  const money = useMoney();
  const language = useLanguage();
  const { from, to, takesEffect, amount, vat, credit, effectiveAt, periodEnd, nextCharge } = quote;
  const day = (date: string) => formatDate(date, language);
  const isNow = takesEffect === 'now';
  const plan = ({ name, price, billingCycle }: PlanChangeQuote['to']) => (
    <>
      <bdi dir={directionOfText(name)}>{name}</bdi>, <Money of={price} /> {texts.per[billingCycle]}
    </>
  );
  return (
    <>
      <dl className={styles['facts']}>
        <div>
          <dt>{texts.from}</dt>
          <dd>{plan(from)}</dd>
        </div>
        <div>
          <dt>{texts.to}</dt>
          <dd>{plan(to)}</dd>
        </div>
        <div>
          <dt>{texts.starts}</dt>
          <dd>{isNow ? texts.now : texts.atEnd(day(effectiveAt))}</dd>
        </div>
        {credit !== null && (
          <div>
            <dt>{texts.credit}</dt>
            <dd>
              <Money of={`-${credit}`} />
            </dd>
          </div>
        )}
        <div className={styles['due']}>
          <dt>{amount === '0.00' ? texts.nothingDue : texts.due}</dt>
          <dd>
            <Money of={amount} />
            {amount !== '0.00' && <small>{texts.vat(money(vat))}</small>}
          </dd>
        </div>
        {isNow && (
          <div>
            <dt>{texts.until}</dt>
            <dd>{day(periodEnd)}</dd>
          </div>
        )}
        {nextCharge && (
          <div>
            <dt>{texts.next}</dt>
            <dd>{texts.nextSum(money(nextCharge.amount), day(nextCharge.at))}</dd>
          </div>
        )}
      </dl>
      {!nextCharge &&
        (isNow ? (
          <p className={styles['note']}>{texts.noRenewal}</p>
        ) : (
          <p className={styles['warning']}>{texts.fallsAway}</p>
        ))}
      {(quote.cardsLost.length > 0 || quote.losesPro) && (
        <div className={styles['warning']}>
          {quote.losesPro && <p>{texts.losesPro}</p>}
          {quote.cardsLost.length > 0 && (
            <Cards title={texts.lost(quote.cardsLost.length)} cards={quote.cardsLost} />
          )}
        </div>
      )}
      {quote.cardsBack.length > 0 && (
        <Cards title={texts.back(quote.cardsBack.length)} cards={quote.cardsBack} />
      )}
    </>
  );
}

function Cards({ title, cards }: { title: string; cards: PlanChangeQuote['cardsLost'] }) {
  return (
    <>
      <p>{title}</p>
      <ul>
        {cards.map(({ id, name }) => (
          <li key={id}>
            <bdi dir={directionOfText(name)}>{name}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

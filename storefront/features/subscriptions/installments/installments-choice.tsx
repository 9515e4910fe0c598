import { useEffect, useRef } from 'react';
import { installmentWords } from '../../../../api/contract/payments/installment-words.ts';
import { Field } from '../../../components/field.tsx';
import { useMoney } from '../../../components/money.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import styles from './installments.module.css';
import type { Installments } from './use-installments.ts';
import { useCheckoutMessages } from '../checkout/use-checkout-messages.ts';

interface InstallmentsChoiceProps {
  installments: Installments;
  sold: 'plan' | 'order';
  /** Why the server refused the number. */
  issue?: string | undefined;
}

/** In how many payments the card is charged, each with its sums; nothing where the sum isn't divided. */
export function InstallmentsChoice({ installments, sold, issue }: InstallmentsChoiceProps) {
  const texts = useCheckoutMessages().installments;
  const sums = useInstallmentSums();
  const { choices, count, choose } = installments;
  // On return the browser restores the choice before this script runs.
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) choose(Number(select.current.value));
  }, [choose]);
  if (choices.length === 0 && !issue) return null;
  return (
    <div className={styles['choice']}>
      <Field label={texts.label} help={texts.help[sold]} error={issue}>
        {(control) => (
          <select
            {...control}
            ref={select}
            name="installments"
            value={count}
            onChange={(event) => choose(Number(event.target.value))}
          >
            <option value={1}>{texts.one}</option>
            {choices.map((choice) => (
              <option key={choice.count} value={choice.count}>
                {sums(choice)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}

/** The chosen division below a sum; nothing for one payment. */
export function InstallmentsNote({ chosen }: Pick<Installments, 'chosen'>) {
  const sums = useInstallmentSums();
  return chosen && <p className={styles['note']}>{sums(chosen)}</p>;
}

function useInstallmentSums() {
  const money = useMoney();
  const words = installmentWords[useLanguage()];
  return ({ count, first, rest }: Installments['choices'][number]) =>
    words.sums(count, money(first / 100), money(rest / 100));
}

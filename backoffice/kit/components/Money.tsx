import { useLocale } from 'react-admin';
import { formatMoney } from '../../../api/contract/base/format-money.ts';
import { languageOfCode } from '../../../api/contract/base/languages.ts';

interface MoneyProps {
  /** A decimal string, or a number in whole units. */
  of: number | string | null | undefined;
  currency?: string | undefined;
}

/** An amount as the site writes it, isolated from the text around it; its own marks give its direction. */
export function Money({ of, currency }: MoneyProps) {
  return <bdi className="figures">{useMoney()(of, currency)}</bdi>;
}

/** Writes amounts in the staff member's language. */
export function useMoney(): (amount: MoneyProps['of'], currency?: string) => string {
  const language = languageOfCode(useLocale());
  return (amount, currency) => formatMoney(amount, language, currency);
}

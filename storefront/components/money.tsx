import { formatMoney } from '../../api/contract/base/format-money.ts';
import { useLanguage } from '../i18n/language-context.ts';

interface MoneyProps {
  /** The API's decimal text, or a number in whole units. */
  of: number | string | null | undefined;
  currency?: string | undefined;
}

/** An amount in the page's language, isolated from the text around it; its own marks give its direction. */
export function Money({ of, currency }: MoneyProps) {
  return <bdi>{formatMoney(of, useLanguage(), currency)}</bdi>;
}

/** Writes amounts in the page's language, for sentences and labels that are one string. */
export function useMoney(): (amount: number | string, currency?: string) => string {
  const language = useLanguage();
  return (amount, currency) => formatMoney(amount, language, currency);
}

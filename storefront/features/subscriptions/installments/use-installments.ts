import { useState } from 'react';
import { installmentChoices, type InstallmentTerms } from '../../../../api/contract/payments/installments.ts';

/**
 * In how many payments a sum is charged. A number that another sum can't be divided into counts as one payment, and
 * is there again with the sum for which it was chosen.
 * @param total shekels with two decimals
 * @param terms null where nothing is divided
 */
export function useInstallments(total: string, terms: InstallmentTerms | null) {
  const [wanted, choose] = useState(1);
  const choices = installmentChoices(total, terms);
  const chosen = choices.find(({ count }) => count === wanted) ?? null;
  return { choices, chosen, count: chosen?.count ?? 1, choose };
}

export type Installments = ReturnType<typeof useInstallments>;

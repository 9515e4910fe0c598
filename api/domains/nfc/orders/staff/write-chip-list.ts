import type { Knex } from 'knex';
import { toCsv } from '../../../../contract/base/csv.ts';
import type { Language } from '../../../../contract/base/languages.ts';
import { tapAddress } from '../../../../lib/random-code.ts';
import { printedChips } from './printed-chips.ts';

const words = {
  he: ['מספר', 'כתובת', 'קוד', 'יחידות', 'כרטיס'],
  en: ['Number', 'Address', 'Code', 'Pieces', 'Card'],
} as const;

/** The addresses that are written onto an order's chips, as a CSV table (docs/product.md 7). */
export async function writeChipList(
  knex: Knex,
  orderId: number,
  { publicUrl, language }: { publicUrl: string; language: Language },
): Promise<string> {
  const chips = await printedChips(knex, orderId);
  return toCsv([
    [...words[language]],
    ...chips.map(({ id, tapCode, quantity, businessProfile }) => [
      String(id),
      tapAddress(publicUrl, tapCode),
      tapCode,
      String(quantity),
      businessProfile?.businessName ?? '',
    ]),
  ]);
}

import type { Knex } from 'knex';
import { toCsv } from '../../../../contract/base/csv.ts';
import type { Language } from '../../../../contract/base/languages.ts';
import { tapAddress } from '../../../../lib/random-code.ts';
import { printedChips } from '../../print/printed-chips.ts';
import { chipListColumns } from '../messages.ts';

/** The addresses that are written onto an order's chips, as a CSV table (docs/product.md 7). */
export async function writeChipList(
  knex: Knex,
  orderId: number,
  { publicUrl, language }: { publicUrl: string; language: Language },
): Promise<string> {
  const chips = await printedChips(knex, orderId);
  return toCsv([
    [...chipListColumns[language]],
    ...chips.map(({ id, tapCode, quantity, businessProfile }) => [
      String(id),
      tapAddress(publicUrl, tapCode),
      tapCode,
      String(quantity),
      businessProfile?.businessName ?? '',
    ]),
  ]);
}

import { languageOfCode } from '../../../../api/contract/base/languages.ts';
import { tradeIds } from '../../cards/new-card/trades.ts';
import { useTradeWords as tradeWords } from '../../cards/new-card/use-new-card-messages.ts';

const id = 'trades';

/**
 * Lists the trades under the hero's field, in the page's language: fetched with the first use of it, because most
 * visitors type nothing. Written into the page without React, like the card that is drawn while one types.
 */
export async function offerTrades(field: HTMLInputElement): Promise<void> {
  if (field.list) return;
  const words = await tradeWords.load(languageOfCode(document.documentElement.lang));
  const list = Object.assign(document.createElement('datalist'), { id });
  for (const trade of tradeIds)
    if (trade !== 'other')
      list.append(Object.assign(document.createElement('option'), { value: words[trade].name }));
  document.querySelector(`#${id}`)?.remove();
  field.after(list);
  field.setAttribute('list', id);
}

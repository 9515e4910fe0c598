import { listMyCardsEndpoint } from '../../../../api/contract/cards/my-cards.endpoint.ts';
import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';
import type { NamedCard } from '../../../../api/contract/nfc/chips.schema.ts';
import type { Material } from '../../../../api/contract/nfc/entities/nfc-product.schema.ts';
import type { PrintChoice } from '../../../../api/contract/nfc/entities/printed-design.schema.ts';
import { useRead } from '../../../lib/call.ts';
import { printedCardOf, printOfCard, usualPrint, type Print } from '../printed/print-of-card.ts';

/** The card with the most pieces, and its print with what the buyer chose; null without a card, or while it loads. */
export function useProofCard(
  named: NamedCard | undefined,
  material: Material,
  choice: Partial<PrintChoice>,
): { card: PublicCard | null; print: Print | null } {
  const { data } = useRead(
    listMyCardsEndpoint,
    { query: { q: named?.name.slice(0, 120) ?? '' } },
    { enabled: named !== undefined },
  );
  const card = named && data?.cards.find(({ id }) => id === named.id)?.card;
  if (!card) return { card: null, print: null };
  const printed = printedCardOf(card);
  return { card, print: printOfCard(printed, material, { ...usualPrint(printed), ...choice }) };
}

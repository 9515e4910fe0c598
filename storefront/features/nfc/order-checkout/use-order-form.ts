import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CardCheckoutView } from '../../../../api/contract/nfc/card-checkout.schema.ts';
import type { PrintChoice } from '../../../../api/contract/nfc/entities/printed-design.schema.ts';
import { printColours, printLayouts, printSides } from '../../../../api/contract/nfc/printed-design.ts';
import type { PublicNfcProduct } from '../../../../api/contract/nfc/orders.schema.ts';
import { useSession } from '../../accounts/session/session-provider.tsx';
import { readPieces, type SplitRow } from './split-pieces.ts';
import { forgetDraft, readDraft, storeDraft } from './use-order-checkout.ts';

interface OrderDraft {
  quantity: string;
  rows: SplitRow[];
  addressId: number | null;
  notes: string;
  /** What the buyer chose of the print; the rest follows the card's template. */
  print: Partial<PrintChoice>;
}

/** What the address says of the print, as the shop put it there. */
function printInAddress(search: URLSearchParams): Partial<PrintChoice> {
  const layout = printLayouts.find((one) => one === search.get('layout'));
  const colour = printColours.find((one) => one === search.get('colour'));
  const sides = printSides.find((one) => one === search.get('sides'));
  return { ...(layout && { layout }), ...(colour && { colour }), ...(sides && { sides }) };
}

/** First values of the form: a former order's, the address's, else defaults. */
function firstDraft(
  { quote, cards, order }: CardCheckoutView,
  product: PublicNfcProduct,
  search: URLSearchParams,
): OrderDraft {
  const asked = search.get('quantity');
  const card = cards.find(({ id }) => String(id) === search.get('card')) ?? cards[0];
  const wanted = readPieces(asked ?? '') ?? order?.quantity ?? quote?.quantity ?? 1;
  const usual = Math.min(wanted, product.maxPieces);
  const former = order?.allocations.filter(({ card }) => card !== null) ?? [];
  const rows =
    former.length > 0
      ? former.map(({ card, quantity }) => ({
          key: String(card?.id),
          profileId: card?.id ?? null,
          pieces: String(quantity),
        }))
      : [{ key: 'first', profileId: card?.id ?? null, pieces: String(usual) }];
  const { layout, colour, sides } = order?.design ?? {};
  const formerPrint = { ...(layout && { layout }), ...(colour && { colour }), ...(sides && { sides }) };
  return {
    quantity: String(usual),
    rows,
    addressId: null,
    notes: order?.notes ?? '',
    print: { ...formerPrint, ...printInAddress(search) },
  };
}

/**
 * All input of an order. It stays in this tab over a reload, the payment page and signing in; a guest's
 * choices pass to the account.
 */
export function useOrderForm(view: CardCheckoutView, product: PublicNfcProduct) {
  const { user } = useSession();
  const [search] = useSearchParams();
  const asked = search.get('quantity');
  const [draft, setDraft] = useState<OrderDraft>(() => firstDraft(view, product, search));
  const [restoredFor, setRestoredFor] = useState<number | 'guest' | null>(null);
  const drafter = user?.id ?? 'guest';
  const { id: productId } = product;

  useEffect(() => {
    const guest = (readDraft('guest', productId) ?? {}) as Partial<OrderDraft>;
    const own = (drafter === 'guest' ? {} : (readDraft(drafter, productId) ?? {})) as Partial<OrderDraft>;
    if (drafter !== 'guest') forgetDraft('guest', productId);
    // A repeated order, or a quantity in the address, comes before the stored draft.
    if (!view.order && (asked === null || guest.quantity)) setDraft((now) => ({ ...now, ...own, ...guest }));
    setRestoredFor(drafter);
    // Once for each user: later changes are the form's own.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [drafter, productId]);

  useEffect(() => {
    if (restoredFor !== drafter) return;
    storeDraft(drafter, productId, drafter === 'guest' ? { quantity: draft.quantity } : draft);
  }, [drafter, productId, draft, restoredFor]);

  // A user who signs in on this page has cards from then on, and a stored draft may name a deleted card.
  const hadCards = useRef(view.cards.length > 0);
  useEffect(() => {
    const own = new Set(view.cards.map(({ id }) => id));
    const [first] = view.cards;
    const isNew = !hadCards.current && first !== undefined;
    hadCards.current = own.size > 0;
    setDraft((now) => {
      const rows = now.rows.map((row) => {
        const known = row.profileId !== null && own.has(row.profileId);
        return known || (row.profileId === null && !isNew)
          ? row
          : { ...row, profileId: now.rows.length === 1 ? (first?.id ?? null) : null };
      });
      return rows.some((row, at) => row !== now.rows[at]) ? { ...now, rows } : now;
    });
  }, [view.cards, restoredFor]);

  const typed = readPieces(draft.quantity);
  return {
    draft,
    /** Null while the input is no quantity of this product. */
    quantity: typed !== null && typed <= product.maxPieces ? typed : null,
    change: (part: Partial<OrderDraft>) => setDraft((now) => ({ ...now, ...part })),
  };
}

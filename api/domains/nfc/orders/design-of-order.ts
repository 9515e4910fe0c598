import type { Knex } from 'knex';
import { chosenAccentOf } from '../../../contract/cards/card-palettes.ts';
import type { StartOrderInput } from '../../../contract/nfc/card-checkout.schema.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import type { Material } from '../../../contract/nfc/entities/nfc-product.schema.ts';
import type {
  PrintChoice,
  PrintedDesign,
  WholePrintedDesign,
} from '../../../contract/nfc/entities/printed-design.schema.ts';
import { layoutOfTemplate, printedWords } from '../../../contract/nfc/printed-design.ts';
import type { AppDeps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import type { NfcProduct } from '../../../models/NfcProduct.ts';
import { presentPublicCard } from '../../cards/index.ts';
import { proofHasChanged } from './messages.ts';

/**
 * The print of an order as its buyer approves it: the card that most pieces lead to, with the buyer's choices
 * (docs/product.md 5). Empty when no piece leads to a card.
 * @throws {AppError} `validation_failed` on `approveDesign` when the card no longer says what the proof showed
 */
export async function designOfOrder(
  trx: Knex,
  { env, clock }: Pick<AppDeps, 'env' | 'clock'>,
  userId: number,
  product: NfcProduct,
  { cards, design }: Pick<StartOrderInput, 'cards' | 'design'>,
): Promise<PrintedDesign> {
  const profileId = printedCardOf(cards);
  if (profileId === null) return {};
  const profile = await BusinessProfile.query(trx).findOne({ id: profileId, user_id: userId });
  if (!profile) throw new AppError('not_found');
  const card = presentPublicCard(profile, { env, now: clock.now() });
  const texts = { name: card.name, jobTitle: card.jobTitle, phone: card.phone?.text ?? null };
  const seen = design?.seen;
  if (seen && (Object.keys(texts) as (keyof typeof texts)[]).some((name) => seen[name] !== texts[name]))
    throw new AppError('validation_failed', { fields: { approveDesign: proofHasChanged } });
  return designOfCard(card, product.material, design);
}

/** The print of a card on a material, with what was chosen; the rest follows its template. */
export function designOfCard(
  card: PublicCard,
  material: Material,
  choice: Partial<PrintChoice> = {},
): WholePrintedDesign {
  return {
    material,
    layout: choice.layout ?? layoutOfTemplate[card.template],
    colour: choice.colour ?? 'own',
    sides: choice.sides ?? 'both',
    profileId: card.id,
    template: card.template,
    accent: chosenAccentOf(card),
    name: card.name,
    jobTitle: card.jobTitle,
    phone: card.phone?.text ?? null,
    portrait: card.portrait?.src ?? null,
    cover: card.cover?.src ?? null,
    words: [...printedWords[card.language]],
  };
}

/** The card that is printed on all pieces: that of most of them; null while none leads to a card. */
export function printedCardOf(cards: StartOrderInput['cards']): number | null {
  const [most] = cards
    .filter(({ profileId }) => profileId !== null)
    .toSorted((a, b) => b.quantity - a.quantity);
  return most?.profileId ?? null;
}

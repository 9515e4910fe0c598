import type { PublicNfcProduct } from '../../../../api/contract/nfc/orders.schema.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import { GrainFilters } from '../printed/materials.tsx';
import { printOfCard, samplePrintedCard } from '../printed/print-of-card.ts';
import { ProductTile } from './product-tile.tsx';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

/** A printed product by itself, as an owner without a card finds it in the shop: to be looked at and not to be used. */
export function LoneProduct({ product }: { product: PublicNfcProduct }) {
  const { shop: texts } = usePhysicalCardsMessages();
  const card = samplePrintedCard(texts.sampleName, useLanguage());
  return (
    <div inert style={{ padding: 24 }}>
      <GrainFilters />
      <ProductTile
        product={product}
        print={printOfCard(card, product.material)}
        isChosen={false}
        onChoose={() => undefined}
      />
    </div>
  );
}

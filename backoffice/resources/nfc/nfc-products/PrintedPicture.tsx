import { Skeleton } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewNfcProductEndpoint } from '../../../../api/contract/nfc/product-preview.endpoint.ts';
import { SiteFrame } from '../../../kit/components/SiteFrame.tsx';
import { useSettled } from '../../../kit/form/use-settled.ts';
import type { AnyRecord } from '../../../kit/fields/make-field.tsx';
import { PictureSection } from '../../../kit/form/PictureSection.tsx';
import { moneyOf, wordsOf } from '../../../kit/form/read-form.ts';
import { transformProduct } from '../../../kit/form/transform-product.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { call } from '../../../kit/providers/call.ts';

/** What the shop shows of a product, fit to be sent while it is still being typed. */
function shownOf(product: AnyRecord): AnyRecord {
  const { description, features, translations, material, maxQuantity } = transformProduct(product);
  return {
    name: wordsOf(product['name']).slice(0, 120),
    regularPrice: moneyOf(product['regularPrice']),
    additionalCardPrice: moneyOf(product['additionalCardPrice']),
    ...(Number(maxQuantity) >= 1 && { maxQuantity: Number(maxQuantity) }),
    ...(material ? { material } : {}),
    description,
    features,
    translations,
  };
}

/** A printed product as the shop shows it, saved or not: the site's own tile (docs/product.md 13.16). */
export function PrintedPicture({ product }: { product: AnyRecord }) {
  const word = useMessages();
  const shown = useSettled(JSON.stringify(shownOf(product)));
  const { data, isError } = useQuery({
    queryKey: ['nfc-products', 'preview', shown],
    queryFn: ({ signal }) =>
      call(previewNfcProductEndpoint, { body: JSON.parse(shown) as object }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <PictureSection>
      {data ? <SiteFrame title={word('shop.picture')} srcDoc={data.html} /> : null}
      {isError ? <p role="alert">{word('shop.noPicture')}</p> : null}
      {data || isError ? null : <Skeleton variant="rounded" height={320} aria-busy="true" />}
    </PictureSection>
  );
}

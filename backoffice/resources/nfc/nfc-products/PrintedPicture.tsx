import { styled } from '@mui/material';
import ContactlessPaymentIcon from '~icons/ph/contactless-payment';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import type { AnyRecord } from '../../../kit/fields/make-field.tsx';
import { formatCount } from '../../../kit/formatting/numbers.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { PictureSection } from '../../../kit/form/PictureSection.tsx';
import { moneyOf, wordsOf } from '../../../kit/form/read-form.ts';
import { Money } from '../../../kit/components/Money.tsx';

const Sides = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  '& > div': {
    inlineSize: 'min(100%, 260px)',
    aspectRatio: '85.6 / 54',
    borderRadius: 14,
    padding: 18,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'end',
    boxShadow: theme.tokens.lifted,
    // Printed cards look the same in the dark theme.
    backgroundColor: '#12202F',
    color: '#FBF8F3',
  },
  '& > .back': { backgroundColor: '#fff', color: '#12202F', justifyContent: 'space-between' },
  '& b': { fontSize: '1.125rem', lineHeight: 1.2, overflowWrap: 'anywhere' },
  '& span': { opacity: 0.8, fontSize: '0.875rem' },
}));

/** A printed product drawn as a card, front and back, with its prices. */
export function PrintedPicture({ product }: { product: AnyRecord }) {
  const word = useMessages();
  const name = wordsOf(product['name']) || word('shop.noName');
  const most = Number(product['maxQuantity'] ?? 0);
  return (
    <PictureSection>
      <Sides>
        <div>
          <b>
            <bdi dir={directionOfText(name)} translate="no">
              {name}
            </bdi>
          </b>
          <span>
            {word('shop.first')} <Money of={moneyOf(product['regularPrice'])} />
          </span>
          <span>
            {word('shop.further')} <Money of={moneyOf(product['additionalCardPrice'])} />
          </span>
        </div>
        <div className="back">
          <ContactlessPaymentIcon size={40} aria-hidden="true" />
          <div>
            <b>{word('shop.tap')}</b>
            {Number.isInteger(most) && most > 0 ? (
              <div>
                <span>{word('shop.upTo', { count: formatCount(most) })}</span>
              </div>
            ) : null}
          </div>
        </div>
      </Sides>
    </PictureSection>
  );
}

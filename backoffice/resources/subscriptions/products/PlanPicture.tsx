import { styled } from '@mui/material';
import { CheckIcon } from '@phosphor-icons/react';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import type { AnyRecord } from '../../../kit/fields/field-kind.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { PictureSection } from '../../../kit/form/PictureSection.tsx';
import { moneyOf, wordsOf } from '../../../kit/form/read-form.ts';
import { Money } from '../../../kit/components/Money.tsx';

const Card = styled('article')<{ 'data-look': 'popular' | 'thin' | 'ink' }>(({ theme }) => ({
  position: 'relative',
  maxInlineSize: 320,
  padding: 24,
  borderRadius: 22,
  // The site in its light theme, whatever the theme here.
  backgroundColor: '#fff',
  color: '#12202F',
  boxShadow: 'inset 0 0 0 1.5px #CFC4B2',
  '&[data-look="popular"]': { boxShadow: theme.tokens.lifted },
  '&[data-look="ink"]': { backgroundColor: '#12202F', color: '#FBF8F3', boxShadow: 'none' },
  '& h3': { margin: 0, fontSize: '1.5rem', fontWeight: 800, overflowWrap: 'anywhere' },
  '& .about': { margin: '4px 0 0', opacity: 0.8, overflowWrap: 'anywhere' },
  '& .price': { margin: '16px 0 0', fontSize: '2.25rem', fontWeight: 700, lineHeight: 1 },
  '& .price small': { fontSize: '0.9375rem', fontWeight: 400 },
  '& .other': { margin: '6px 0 0', fontSize: '0.875rem', opacity: 0.8 },
  '& ul': { margin: '16px 0 0', padding: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    gap: 10,
    alignItems: 'center',
    paddingBlock: 8,
    borderBlockStart: '1px solid currentColor',
    borderColor: 'color-mix(in srgb, currentColor 20%, transparent)',
    overflowWrap: 'anywhere',
  },
  '& .stamp': {
    position: 'absolute',
    insetBlockStart: 18,
    insetInlineEnd: 18,
    padding: '2px 8px',
    border: '2px solid #B4440F',
    borderRadius: 4,
    color: '#B4440F',
    fontWeight: 700,
    rotate: '-6deg',
  },
}));

/** Maximum of features and benefits on a pricing card (docs/specification.md 2). */
const maxPoints = 5;

function pointsOf(plan: AnyRecord): string[] {
  const features = Array.isArray(plan['features']) ? plan['features'] : [];
  const benefits = [1, 2, 3, 4, 5].map((number) => plan[`benefit${number}`]);
  return [...features, ...benefits]
    .map((point) => wordsOf(point))
    .filter((point) => point !== '')
    .slice(0, maxPoints);
}

/** The pricing card of a plan, as the site shows it: by the year, with the price per month below. */
export function PlanPicture({ plan }: { plan: AnyRecord }) {
  const word = useMessages();
  const [monthly, yearly] = [moneyOf(plan['monthlyPrice']), moneyOf(plan['yearlyPrice'])];
  const isFree = Number(monthly) === 0 && Number(yearly) === 0;
  const isPopular = plan['isPopular'] === true;
  const name = wordsOf(plan['name']) || word('shop.noName');
  const about = wordsOf(plan['description']);
  return (
    <PictureSection>
      <Card data-look={isPopular ? 'popular' : isFree ? 'thin' : 'ink'}>
        {isPopular ? <span className="stamp">{word('shop.popular')}</span> : null}
        <h3>
          <bdi dir={directionOfText(name)} translate="no">
            {name}
          </bdi>
        </h3>
        {about ? (
          <p className="about">
            <bdi dir={directionOfText(about)} translate="no">
              {about}
            </bdi>
          </p>
        ) : null}
        <p className="price">
          {isFree ? (
            word('shop.free')
          ) : (
            <>
              <Money of={yearly} /> <small>{word('shop.perYear')}</small>
            </>
          )}
        </p>
        {isFree ? null : (
          <p className="other">
            <Money of={monthly} /> {word('shop.perMonth')}
          </p>
        )}
        <ul>
          {pointsOf(plan).map((point, at) => (
            // Two points may say the same while they are being typed.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <CheckIcon aria-hidden="true" />
              <bdi dir={directionOfText(point)} translate="no">
                {point}
              </bdi>
            </li>
          ))}
        </ul>
      </Card>
    </PictureSection>
  );
}

import { languageQueryOf } from '../../../api/contract/cards/language-query.ts';
import type { CSSProperties } from 'react';
import { localeOf, type CardLanguage } from '../../../api/contract/base/card-languages.ts';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import type { CardTemplate, PublicCard } from '../../../api/contract/cards/public-card.schema.ts';
import { reviewMessages } from '../review-messages.ts';
import type { CardView } from '../view.ts';
import { CardLink } from './CardLink.tsx';
import { Icon } from './Icon.tsx';
import { Section } from './Section.tsx';
import { LeftToRight, Running, Typed } from './Typed.tsx';

type Review = NonNullable<PublicCard['reviews']>['items'][number];

/** How many reviews stand on the card, and whether the stars stand below the words, beside the name. */
const manners: Record<CardTemplate, { max: number; starsLast: boolean }> = {
  basic: { max: 3, starsLast: false },
  creative: { max: 3, starsLast: false },
  classic: { max: 3, starsLast: true },
  minimal: { max: 2, starsLast: true },
  bold: { max: 2, starsLast: true },
  night: { max: 2, starsLast: false },
};

/** What clients say (docs/product.md 12.5); an average only from five reviews on. */
export function Reviews({ view }: { view: CardView }) {
  const { reviews, path, template, language } = view.card;
  if (!reviews) return null;
  const words = reviewMessages[language];
  const { max, starsLast } = manners[template];
  const { average, count, total, items } = reviews;
  return (
    <Section view={view} name="reviews" title={words.titles[template]}>
      {average && (
        <p className="c-avg">
          <b>
            <LeftToRight>{decimal(average, language)}</LeftToRight>
          </b>
          <span>
            <Stars of={Number(average)} />
            {words.averageOf(count)}
          </span>
        </p>
      )}
      <ul>
        {items.slice(0, max).map((review, index) => (
          <li key={index}>
            <OneReview view={view} review={review} starsLast={starsLast} />
          </li>
        ))}
      </ul>
      {total > Math.min(max, items.length) && (
        <CardLink view={view} href={`${path}/reviews${languageQueryOf(view.card)}`} className="c-all">
          {words.all(total)}
          <Icon icons={view.icons} name="forward" turns />
        </CardLink>
      )}
    </Section>
  );
}

function OneReview({ view, review, starsLast }: { view: CardView; review: Review; starsLast: boolean }) {
  const { card } = view;
  const words = reviewMessages[card.language];
  const { author, stars, words: said, answer, month } = review;
  const given = (
    <span className="c-given">
      {stars === null ? (
        words.quote
      ) : (
        <>
          <Stars of={stars} />
          {words.ofFive(stars)}
        </>
      )}
    </span>
  );
  return (
    <figure>
      {!starsLast && given}
      <blockquote dir={directionOfText(said)}>
        <Running>{said}</Running>
      </blockquote>
      <figcaption>
        {starsLast && given}
        <b>
          <Typed>{author}</Typed>
        </b>{' '}
        {!starsLast && monthIn(month, view)}
      </figcaption>
      {answer && (
        <div className="c-ans">
          <b>
            <Typed>{card.name}</Typed>
          </b>
          <p dir={directionOfText(answer)}>
            <Running>{answer}</Running>
          </p>
        </div>
      )}
    </figure>
  );
}

/** `4.8` as the language writes it: `4,8` in Russian. */
const decimal = (value: string, language: CardLanguage): string =>
  new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1 }).format(Number(value));

/** Stars never stand without the number in words beside them. */
function Stars({ of }: { of: number }) {
  return <i className="c-stars" style={{ '--of': of } as CSSProperties} aria-hidden="true" />;
}

function monthIn(month: string, { card }: CardView): string {
  return new Intl.DateTimeFormat(localeOf(card.language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}

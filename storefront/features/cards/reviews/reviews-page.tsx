import ArrowRightIcon from '~icons/ph/arrow-right';
import CaretDownIcon from '~icons/ph/caret-down';
import PlusIcon from '~icons/ph/plus';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { listReviewsEndpoint } from '../../../../api/contract/cards/my-reviews.endpoint.ts';
import type { ReviewList } from '../../../../api/contract/cards/my-reviews.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { TextButton } from '../../../components/text-button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { ApiError } from '../../../lib/api-errors.ts';
import { useRead } from '../../../lib/call.ts';
import { ErrorPanel } from '../../website/errors/error-panel.tsx';
import { panelTypeOf } from '../../website/errors/panel-type.ts';
import { AskForReview } from './ask-for-review.tsx';
import { InvitationList } from './invitation-list.tsx';
import { QuoteDialog } from './quote-dialog.tsx';
import { ReviewAverage } from './review-average.tsx';
import { ReviewSections } from './review-sections.tsx';
import styles from './reviews.module.css';
import { useReviewsMessages } from './use-reviews-messages.ts';

/** A review may arrive at any moment: milliseconds after which another look reads them again. */
const freshFor = 15_000;

/** Reviews of one card: what waits, what is on the card, asking for more (docs/product.md 12.5). */
export function ReviewsPage() {
  const texts = useReviewsMessages();
  const { profileId = '' } = useParams();
  const { data, error, refetch } = useRead(
    listReviewsEndpoint,
    { params: { id: profileId } },
    { staleTime: freshFor },
  );
  const isMissing = error instanceof ApiError && error.status === 404;
  if (error && !data)
    return (
      <div className={`wrap ${styles['page']}`}>
        <ErrorPanel
          page
          type={isMissing ? 'warning' : panelTypeOf(error)}
          message={isMissing ? texts.missing : undefined}
          onRetry={isMissing ? undefined : () => void refetch()}
          home={isMissing}
        />
      </div>
    );
  return (
    <div className={`wrap ${styles['page']}`}>
      <Link className={styles['back']} to="/dashboard">
        <ArrowRightIcon className={styles['turn']} aria-hidden />
        {texts.back}
      </Link>
      <div className={styles['head']}>
        <h1>{texts.title}</h1>
        {data && <CardChoice list={data} />}
      </div>
      {data ? (
        <Reviews list={data} />
      ) : (
        <div aria-busy="true">
          <p role="status" className={styles['note']}>
            {texts.loading}
          </p>
          <Skeleton shape="block" />
        </div>
      )}
    </div>
  );
}

/** The card's name; with several cards, the way to the others. */
function CardChoice({ list: { card, cards } }: { list: ReviewList }) {
  const texts = useReviewsMessages();
  const navigate = useNavigate();
  if (cards.length < 2)
    return (
      <p>
        <bdi dir={directionOfText(card.name)}>{card.name}</bdi>
      </p>
    );
  return (
    <span className={styles['choice']}>
      <select
        aria-label={texts.card}
        value={card.id}
        onChange={({ target }) => void navigate(`/reviews/${target.value}`)}
      >
        {cards.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <CaretDownIcon aria-hidden />
    </span>
  );
}

function Reviews({ list }: { list: ReviewList }) {
  const texts = useReviewsMessages();
  const [isQuoting, setIsQuoting] = useState(false);
  const { card, invitations, average, plan } = list;
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        <ReviewSections list={list} />
      </div>
      <aside className={styles['side']}>
        <ReviewAverage average={average} />
        <section aria-labelledby="ask-for-review">
          <div className={styles['rule']}>
            <h2 id="ask-for-review">{texts.ask}</h2>
          </div>
          <AskForReview key={card.id} cardId={card.id} cardName={card.name} />
        </section>
        <section aria-labelledby="invitations-sent">
          <div className={styles['rule']}>
            <h2 id="invitations-sent">{texts.invitations}</h2>
            <small>{invitations.length > 0 && invitations.length}</small>
          </div>
          <InvitationList key={card.id} invitations={invitations} cardName={card.name} />
        </section>
        <div className={styles['quoting']}>
          <TextButton onClick={() => setIsQuoting(true)}>
            <PlusIcon aria-hidden />
            {texts.addQuote}
          </TextButton>
          <p className={styles['note']}>{texts.plan(plan.published.count, plan.published.max)}</p>
          <p className={styles['note']}>{texts.google}</p>
        </div>
        {isQuoting && <QuoteDialog cardId={card.id} onClose={() => setIsQuoting(false)} />}
      </aside>
    </div>
  );
}

import PlusIcon from '~icons/ph/plus';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Dashboard } from '../../../../api/contract/cards/dashboard.schema.ts';
import type { MyCard } from '../../../../api/contract/cards/my-cards.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { ErrorPanel } from '../../website/errors/error-panel.tsx';
import { panelTypeOf } from '../../website/errors/panel-type.ts';
import { useSession } from '../../accounts/session/session-provider.tsx';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { CardList } from './card-list.tsx';
import type { CardActions } from './card-tile.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import styles from './dashboard-page.module.css';
import { dayPart } from './day-part.ts';
import { FirstSteps } from './first-steps.tsx';
import { NewestLeads } from './newest-leads.tsx';
import { OverdueBanner } from './overdue-banner.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { useCardActions } from './use-card-actions.ts';
import { useDashboardMessages } from './use-dashboard-messages.ts';
import { useDashboard, useMyCards } from '../use-my-cards.ts';

/** Fetched on first use: most visits are those of owners who have their cards. */
const NewCardWizard = lazyPart('features/cards/new-card/new-card-wizard.tsx', async () => ({
  default: (await import('../new-card/new-card-wizard.tsx')).NewCardWizard,
}));
/** The wizard has fetched it by then: nobody waits at a card's birth. */
const PublishedDialog = lazy(async () => ({
  default: (await import('../share/published-dialog.tsx')).PublishedDialog,
}));
const ShareDialog = lazy(async () => ({ default: (await import('../share/share-dialog.tsx')).ShareDialog }));
const DeleteCardDialog = lazy(async () => ({
  default: (await import('./delete-card-dialog.tsx')).DeleteCardDialog,
}));

/**
 * The owner's workspace (docs/product.md 5): cards, places, first steps, leads. Without a card, and at
 * `?new=1`, it shows the wizard for a new one; after publishing, it shows that card, stamped.
 */
export function DashboardPage() {
  const texts = useDashboardMessages();
  const { user } = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { data: dashboard, error, refetch } = useDashboard();
  const { data: list } = useMyCards();
  const [shared, setShared] = useState<{ own: MyCard; isNew: boolean; waiting?: number } | null>(null);
  const [removed, setRemoved] = useState<MyCard | null>(null);
  const direct = useCardActions();
  const actions: CardActions = {
    share: (own) => setShared({ own, isNew: false }),
    ...direct,
    remove: setRemoved,
  };
  const isMaking = search.get('new') === '1' || dashboard?.cards === 0;
  const firstShareable = list?.cards.find(({ status }) => status === 'live' || status === 'private');

  if (error && !dashboard)
    return (
      <div className={`wrap ${styles['page']}`}>
        <ErrorPanel page type={panelTypeOf(error)} onRetry={() => void refetch()} />
      </div>
    );

  return (
    <div className={`wrap ${styles['page']}`}>
      {isMaking ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <NewCardWizard
            userId={user?.id ?? 0}
            dashboard={dashboard}
            onMade={(own, waiting) => {
              // What waits to be checked is shared with nobody yet: its tile says why.
              if (own.held) toast({ title: texts.heldPublished });
              else setShared({ own, isNew: true, waiting });
              void navigate('/dashboard', { replace: true });
            }}
          />
        </Suspense>
      ) : (
        <>
          {dashboard && <OverdueBanner plans={dashboard.plans} />}
          <Head dashboard={dashboard} />
          <div className={styles['layout']}>
            <CardList total={dashboard?.cards} actions={actions} />
            <aside className={styles['side']}>
              {dashboard ? <PlanPanel dashboard={dashboard} /> : <Skeleton shape="block" />}
              {dashboard && user && (
                <FirstSteps
                  dashboard={dashboard}
                  userId={user.id}
                  onShare={firstShareable ? () => actions.share(firstShareable) : null}
                />
              )}
            </aside>
            {dashboard && <NewestLeads leads={dashboard.leads} now={dashboard.now} />}
          </div>
        </>
      )}
      <Suspense>
        {shared?.isNew && dashboard && (
          <PublishedDialog
            card={shared.own.card}
            now={new Date(dashboard.now)}
            waiting={shared.waiting ?? 0}
            onMore={() => setShared({ own: shared.own, isNew: false })}
            onClose={() => setShared(null)}
          />
        )}
        {shared && !shared.isNew && (
          <ShareDialog card={shared.own.card} status={shared.own.status} onClose={() => setShared(null)} />
        )}
        {removed && <DeleteCardDialog own={removed} onClose={() => setRemoved(null)} />}
      </Suspense>
    </div>
  );
}

function Head({ dashboard }: { dashboard: Dashboard | undefined }) {
  const texts = useDashboardMessages();
  const name = dashboard?.firstCardName;
  return (
    <div className={styles['head']}>
      <div>
        <h1>
          {dashboard ? texts.greeting[dayPart(dashboard.now)] : texts.cards}
          {name && (
            <>
              , <bdi dir={directionOfText(name)}>{name}</bdi>
            </>
          )}
        </h1>
        {dashboard ? (
          <p>
            {dashboard.week.views === 0 ? (
              texts.notOpened
            ) : (
              <>
                {texts.openedBefore}
                <b>{dashboard.week.views}</b>
                {texts.openedAfter(dashboard.week.views)}
              </>
            )}{' '}
            {texts.waiting(dashboard.waitingLeads)}
          </p>
        ) : (
          <Skeleton />
        )}
      </div>
      {dashboard &&
        (dashboard.places.free.length > 0 ? (
          <ButtonLink to="/dashboard?new=1">
            <PlusIcon aria-hidden />
            {texts.newCard}
          </ButtonLink>
        ) : (
          <ButtonLink to="/subscription" variant="line">
            <PlusIcon aria-hidden />
            {texts.morePlaces}
          </ButtonLink>
        ))}
    </div>
  );
}

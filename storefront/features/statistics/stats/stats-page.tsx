import { filteredKey, useReadAt, type ReadKey } from '../../../lib/call.ts';
import { statsFilters } from '../../../../api/contract/base/list-filters.ts';
import { withFilters } from '../../../lib/with-filters.ts';
import {
  exportAllStatsEndpoint,
  exportCardStatsEndpoint,
  readAllStatsEndpoint,
  readCardStatsEndpoint,
} from '../../../../api/contract/statistics/card-events.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { Navigate, useParams, useSearchParams } from 'react-router';
import type { AllStats, CardStats } from '../../../../api/contract/statistics/card-events.schema.ts';
import { Skeleton } from '../../../components/skeleton.tsx';
import { ApiError } from '../../../lib/api-errors.ts';
import { ErrorPanel } from '../../website/errors/error-panel.tsx';
import { panelTypeOf } from '../../website/errors/panel-type.ts';
import { lapsedTarget } from '../../../routes/route-table.ts';
import { searchOfPeriod } from './chosen-period.ts';
import { Figures } from './stats-figures.tsx';
import { StatsHead } from './stats-head.tsx';
import styles from './stats-page.module.css';
import { useStatsMessages } from './use-stats-messages.ts';

/** Today's figures change during a visit: milliseconds until they are read again. */
const freshFor = 60_000;

/** Views and clicks of one card, or of all together, in the address's period (docs/product.md 5). */
export function StatsPage() {
  const texts = useStatsMessages();
  const { profileId } = useParams();
  const [search] = useSearchParams();
  const period = searchOfPeriod(search);
  const key: ReadKey<CardStats | AllStats> = profileId
    ? filteredKey(readCardStatsEndpoint, statsFilters, period, { params: { id: profileId } })
    : filteredKey(readAllStatsEndpoint, statsFilters, period);
  const csv = profileId
    ? pathOf(exportCardStatsEndpoint, { params: { id: profileId } })
    : pathOf(exportAllStatsEndpoint);
  const { data, error, isPlaceholderData, refetch } = useReadAt(key, {
    staleTime: freshFor,
    placeholderData: keepPreviousData,
  });
  const status = error instanceof ApiError ? error.status : null;
  // The address of one card is asked for before it is known whether it is this owner's (docs/product.md 11.12).
  if (status === 402) return <Navigate to={lapsedTarget} replace />;
  const isMissing = status === 404;
  return (
    <div className={`wrap ${styles['page']}`}>
      {error ? (
        <ErrorPanel
          page
          type={isMissing ? 'warning' : panelTypeOf(error)}
          message={isMissing ? texts.missing : undefined}
          onRetry={isMissing ? undefined : () => void refetch()}
          home={isMissing}
        />
      ) : data ? (
        <>
          <StatsHead
            cards={data.cards}
            cardId={profileId ? Number(profileId) : null}
            period={data.period}
            isComparable={data.isComparable}
            csv={withFilters(csv, statsFilters, period)}
          />
          <div className={styles['figures']} aria-busy={isPlaceholderData}>
            <Figures stats={data} />
          </div>
        </>
      ) : (
        <div className={styles['loading']} aria-busy="true">
          <h1>{texts.title}</h1>
          <p role="status">{texts.loading}</p>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      )}
    </div>
  );
}

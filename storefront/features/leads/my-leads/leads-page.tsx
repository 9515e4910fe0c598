import { filteredKey, useReadAt } from '../../../lib/call.ts';
import {
  exportCardLeadsEndpoint,
  exportLeadsEndpoint,
  listCardLeadsEndpoint,
  listLeadsEndpoint,
} from '../../../../api/contract/leads/my-leads.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import ArrowRightIcon from '~icons/ph/arrow-right';
import DownloadSimpleIcon from '~icons/ph/download-simple';
import { keepPreviousData } from '@tanstack/react-query';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { leadFilters } from '../../../../api/contract/base/list-filters.ts';
import { DownloadButton } from '../../../components/download-button.tsx';
import { PagesNav } from '../../../components/pages-nav.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { ApiError } from '../../../lib/api-errors.ts';
import { withFilters } from '../../../lib/with-filters.ts';
import { ErrorPanel } from '../../website/errors/error-panel.tsx';
import { panelTypeOf } from '../../website/errors/panel-type.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { LeadFilters } from './lead-filters.tsx';
import { leadStatuses } from './lead-statuses.ts';
import { LeadRow } from './lead-row.tsx';
import styles from './leads-page.module.css';
import { NoLeads } from './no-leads.tsx';
import { useArrivingLeads } from './use-arriving-leads.ts';
import { useLeadsMessages } from './use-leads-messages.ts';

/** New leads may arrive at any moment: milliseconds after which another look reads them again. */
const freshFor = 15_000;
const listFilters = leadFilters.filter((name) => name !== 'page');

/** Leads of all the owner's cards, or of one (docs/product.md 5). */
export function LeadsPage() {
  const texts = useLeadsMessages();
  const { profileId } = useParams();
  const { pathname } = useLocation();
  const [given] = useSearchParams();
  const search = withoutUnknownStatus(given);
  const key = profileId
    ? filteredKey(listCardLeadsEndpoint, leadFilters, search, { params: { id: profileId } })
    : filteredKey(listLeadsEndpoint, leadFilters, search);
  const csv = profileId
    ? pathOf(exportCardLeadsEndpoint, { params: { id: profileId } })
    : pathOf(exportLeadsEndpoint);
  const { data, error, isPlaceholderData, refetch } = useReadAt(key, {
    staleTime: freshFor,
    placeholderData: keepPreviousData,
  });
  useArrivingLeads();
  const isMissing = error instanceof ApiError && error.status === 404;
  const isFiltered = search.has('q') || search.has('status');
  const allPath = pathname === '/leads' ? '/leads' : '/contact-leads';
  if (error)
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
        <ArrowRightIcon className={styles['arrow']} aria-hidden />
        {texts.back}
      </Link>
      <div className={styles['head']}>
        <h1>{texts.title}</h1>
        {data && data.total > 0 && (
          <DownloadButton
            path={withFilters(csv, listFilters, search)}
            label={texts.csvLabel}
            onFailed={(failed) =>
              toast({
                title: texts.csvFailed,
                ...(failed instanceof ApiError && { description: failed.message }),
                variant: 'destructive',
              })
            }
          >
            <DownloadSimpleIcon aria-hidden />
            {texts.csv}
          </DownloadButton>
        )}
      </div>
      {data ? (
        <>
          {(isFiltered || Object.values(data.counts).some((count) => count > 0) || data.cards.length > 1) && (
            <LeadFilters list={data} cardId={profileId ? Number(profileId) : null} allPath={allPath} />
          )}
          <p className={styles['found']} role="status">
            {texts.found(data.total)}
          </p>
          {data.leads.length > 0 ? (
            <ul className={styles['list']} aria-label={texts.list} aria-busy={isPlaceholderData}>
              {data.leads.map((lead) => (
                <LeadRow key={lead.id} lead={lead} showCard={!profileId && data.cards.length > 1} />
              ))}
            </ul>
          ) : (
            <NoLeads isFiltered={isFiltered} path={pathname} />
          )}
          <PagesNav
            page={data.page}
            pages={data.pages}
            addressOf={(page) => addressOfPage(pathname, search, page)}
          />
        </>
      ) : (
        <div className={styles['loading']} aria-busy="true">
          <p role="status">{texts.loading}</p>
          <Skeleton shape="block" />
        </div>
      )}
    </div>
  );
}

/** An unknown status in the address shows all leads. */
function withoutUnknownStatus(given: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams(given);
  if (!leadStatuses.some((status) => status === search.get('status'))) search.delete('status');
  return search;
}

function addressOfPage(pathname: string, search: URLSearchParams, page: number): string {
  const changed = new URLSearchParams(search);
  changed.set('page', String(page));
  return withFilters(pathname, leadFilters, changed);
}

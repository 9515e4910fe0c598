import { readAdminDashboardEndpoint } from '../../../api/contract/admin/dashboard.endpoint.ts';
import { useRead } from '../../kit/providers/use-read.ts';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import {
  dashboardPeriods,
  defaultDashboardPeriod,
  type DashboardPeriod,
} from '../../../api/contract/admin/dashboard-periods.ts';
import type { LiveEventName } from '../../../api/contract/messaging/live.schema.ts';
import { useLive } from '../../kit/live/use-live.ts';

/** Interval of polling, in milliseconds; support's figures arrive live. */
const askEvery = 60_000;
const key = ['admin-dashboard'];

/** The period in the page's address. */
export function usePeriod(): [DashboardPeriod, (days: DashboardPeriod) => void] {
  const [search, setSearch] = useSearchParams();
  const named = Number(search.get('days'));
  const days = dashboardPeriods.find((one) => one === named) ?? defaultDashboardPeriod;
  const choose = (next: DashboardPeriod) =>
    setSearch(next === defaultDashboardPeriod ? {} : { days: String(next) }, { replace: true });
  return [days, choose];
}

/** What is told again and again, and changes no figure. */
const passing: ReadonlySet<LiveEventName> = new Set(['support-typing', 'record-presence']);

/** The figures of a period; the old ones stay while new ones load. */
export function useDashboard(days: DashboardPeriod) {
  const queries = useQueryClient();
  useLive((name) => {
    if (!passing.has(name)) void queries.invalidateQueries({ queryKey: key });
  });
  return useRead(
    readAdminDashboardEndpoint,
    { query: { days } },
    { under: key, placeholderData: keepPreviousData, refetchInterval: askEvery },
  );
}

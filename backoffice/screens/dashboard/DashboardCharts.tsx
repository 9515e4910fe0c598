import { styled } from '@mui/material';
import type { AdminDashboard } from '../../../api/contract/admin/dashboard.schema.ts';
import { formatCount } from '../../kit/formatting/numbers.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { useMoney } from '../../kit/components/Money.tsx';

const Charts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 32,
  marginBlockEnd: 32,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** Revenue, new accounts and active packages over the period, as far as the reader's role may read them. */
export function DashboardCharts({ data }: { data: AdminDashboard }) {
  const word = useMessages();
  const money = useMoney();
  const { series, unit } = data;
  const isGiven = (name: 'revenue' | 'newUsers' | 'activePackages') => data[name] !== undefined;
  const points = (name: 'revenue' | 'newUsers' | 'activePackages') =>
    series.map((step) => ({ from: step.from, value: Number(step[name]) }));
  return (
    <Charts>
      {isGiven('revenue') ? (
        <ChartFigure
          title={word(unit === 'day' ? 'desk.dashboard.revenueByDay' : 'desk.dashboard.revenueByMonth')}
          points={points('revenue')}
          unit={unit}
          format={(value) => money(value.toFixed(2))}
          kind="bars"
        />
      ) : null}
      {isGiven('newUsers') ? (
        <ChartFigure
          title={word('desk.dashboard.newUsersOver')}
          points={points('newUsers')}
          unit={unit}
          format={formatCount}
          kind="bars"
        />
      ) : null}
      {isGiven('activePackages') ? (
        <ChartFigure
          title={word('desk.dashboard.activePackagesOver')}
          points={points('activePackages')}
          unit={unit}
          format={formatCount}
          kind="line"
        />
      ) : null}
    </Charts>
  );
}

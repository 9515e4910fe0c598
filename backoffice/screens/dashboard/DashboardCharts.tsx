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

/** Revenue, new accounts and active packages over the period. */
export function DashboardCharts({ data }: { data: AdminDashboard }) {
  const word = useMessages();
  const money = useMoney();
  const { series, unit } = data;
  const points = (value: (point: AdminDashboard['series'][number]) => number) =>
    series.map((point) => ({ from: point.from, value: value(point) }));
  return (
    <Charts>
      <ChartFigure
        title={word(unit === 'day' ? 'desk.dashboard.revenueByDay' : 'desk.dashboard.revenueByMonth')}
        points={points(({ revenue }) => Number(revenue))}
        unit={unit}
        format={(value) => money(value.toFixed(2))}
        kind="bars"
      />
      <ChartFigure
        title={word('desk.dashboard.newUsersOver')}
        points={points(({ newUsers }) => newUsers)}
        unit={unit}
        format={formatCount}
        kind="bars"
      />
      <ChartFigure
        title={word('desk.dashboard.activePackagesOver')}
        points={points(({ activePackages }) => activePackages)}
        unit={unit}
        format={formatCount}
        kind="line"
      />
    </Charts>
  );
}

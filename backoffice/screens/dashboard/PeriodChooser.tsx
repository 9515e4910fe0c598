import { styled, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { dashboardPeriods, type DashboardPeriod } from '../../../api/contract/admin/dashboard-periods.ts';
import type { AdminDashboard } from '../../../api/contract/admin/dashboard.schema.ts';
import { formatDay } from '../../kit/formatting/dates.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBlockEnd: 20,
  color: theme.tokens.muted,
  '& .MuiToggleButton-root': { minBlockSize: 36, paddingInline: 14, textTransform: 'none' },
  [theme.breakpoints.down('md')]: { '& .MuiToggleButton-root': { minBlockSize: 44 } },
}));

const names = { 7: 'week', 30: 'month', 90: 'quarter', 365: 'year' } as const satisfies Record<
  DashboardPeriod,
  string
>;

const day = (date: string) => formatDay(new Date(`${date}T12:00:00Z`));

interface Props {
  days: DashboardPeriod;
  onChoose: (days: DashboardPeriod) => void;
  data: AdminDashboard | undefined;
}

export function PeriodChooser({ days, onChoose, data }: Props) {
  const word = useMessages();
  return (
    <Head>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={days}
        onChange={(_event, next: DashboardPeriod | null) => (next ? onChoose(next) : undefined)}
        aria-label={word('desk.dashboard.period')}
      >
        {dashboardPeriods.map((length) => (
          <ToggleButton key={length} value={length}>
            {word(`desk.dashboard.periods.${names[length]}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {data ? (
        <bdi dir="ltr" className="figures">
          {day(data.from)} – {day(data.to)}
        </bdi>
      ) : null}
    </Head>
  );
}

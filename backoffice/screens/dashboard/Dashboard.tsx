import { Alert, Button, Skeleton, styled } from '@mui/material';
import { Title } from 'react-admin';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { DashboardCharts } from './DashboardCharts.tsx';
import { DashboardFigure } from './DashboardFigure.tsx';
import { figuresOf } from './figure-list.ts';
import { NewestRows } from './NewestRows.tsx';
import { PeriodChooser } from './PeriodChooser.tsx';
import { useDashboard, usePeriod } from './use-dashboard.ts';
import { useMoney } from '../../kit/components/Money.tsx';

const Ledger = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderBlock: `2px solid ${theme.tokens.ink}`,
  marginBlockEnd: 32,
  // Hides the outer lines of the tiles.
  overflow: 'hidden',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 32,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** The dashboard: figures that link to their lists, charts, and the latest events. */
export function Dashboard() {
  const word = useMessages();
  const money = useMoney();
  const [days, choose] = usePeriod();
  const { data, isError, refetch } = useDashboard(days);
  return (
    <>
      <Title title={word('dashboard.title')} />
      <PeriodChooser days={days} onChoose={choose} data={data} />
      {isError ? (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={<Button onClick={() => void refetch()}>{word('errors.tryAgain')}</Button>}
        >
          {word('desk.dashboard.failed')}
        </Alert>
      ) : null}
      {data ? (
        <>
          <Ledger aria-label={word('dashboard.figures')}>
            {figuresOf(data, word, money).map((entry) => (
              <DashboardFigure key={entry.name} entry={entry} />
            ))}
          </Ledger>
          <DashboardCharts data={data} />
        </>
      ) : isError ? null : (
        <Skeleton variant="rounded" height={360} sx={{ mb: 4 }} aria-busy="true" />
      )}
      <Columns>
        <NewestRows resource="error-logs" title="dashboard.errors" empty="dashboard.noErrors" />
        <NewestRows resource="contact-leads" title="dashboard.newestLeads" empty="dashboard.noLeads" />
      </Columns>
    </>
  );
}

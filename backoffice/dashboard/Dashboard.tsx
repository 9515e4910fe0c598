import { styled } from '@mui/material';
import { Title, useGetIdentity } from 'react-admin';
import { useWords } from '../i18n/use-words.ts';
import { DashboardFigure } from './DashboardFigure.tsx';
import { NewestErrors, NewestLeads } from './NewestRows.tsx';

const Ledger = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderBlock: `2px solid ${theme.tokens.ink}`,
  marginBlockEnd: 32,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 32,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Welcome = styled('div')(({ theme }) => ({
  marginBlockEnd: 24,
  '& h2': { margin: 0, fontSize: '1.375rem', fontWeight: 700 },
  '& p': { margin: '4px 0 0', color: theme.tokens.muted },
}));

/** A welcome and live counts; each of them opens the list behind it. */
export function Dashboard() {
  const word = useWords();
  const { identity } = useGetIdentity();
  return (
    <>
      <Title title={word('dashboard.title')} />
      <Welcome>
        <h2>{word('dashboard.welcome', { name: identity?.fullName ?? '' })}</h2>
        <p>{word('dashboard.lead')}</p>
      </Welcome>
      <Ledger aria-label={word('dashboard.figures')}>
        <DashboardFigure resource="users" label="dashboard.users" note="dashboard.usersNote" />
        <DashboardFigure
          resource="packages"
          filter={{ status: 'active' }}
          label="dashboard.packages"
          note="dashboard.packagesNote"
        />
        <DashboardFigure
          resource="physical-card-orders"
          filter={{ status: ['pending', 'paid', 'in_production'] }}
          label="dashboard.orders"
          note="dashboard.ordersNote"
          isWork
        />
        <DashboardFigure
          resource="contact-leads"
          filter={{ status: 'new' }}
          label="dashboard.leads"
          note="dashboard.leadsNote"
          isWork
        />
      </Ledger>
      <Columns>
        <NewestErrors />
        <NewestLeads />
      </Columns>
    </>
  );
}

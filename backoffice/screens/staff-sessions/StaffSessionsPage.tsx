import { Alert, Skeleton } from '@mui/material';
import { Title } from 'react-admin';
import { listStaffSessionsEndpoint } from '../../../api/contract/admin/staff-sessions.endpoint.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { PersonSessions, sessionsKey } from './PersonSessions.tsx';
import { useRead } from '../../kit/providers/use-read.ts';

/** Interval of polling in milliseconds: colleagues come and go by themselves. */
const askEvery = 30_000;

/** Where staff are signed in, by person, whoever was seen last first (docs/security.md S3). */
export function StaffSessionsPage() {
  const word = useMessages();
  const { data, isError, isPending } = useRead(
    listStaffSessionsEndpoint,
    {},
    { under: sessionsKey, refetchInterval: askEvery },
  );
  const people = Object.values(Object.groupBy(data?.sessions ?? [], ({ userId }) => `of ${userId}`));
  return (
    <>
      <Title title={word('desk.staffSessions.title')} />
      <p>{word('desk.staffSessions.why')}</p>
      {isError ? <Alert severity="error">{word('errors.listFailed')}</Alert> : null}
      {isPending ? <Skeleton height={200} aria-busy="true" /> : null}
      {data?.sessions.length === 0 ? <p>{word('desk.staffSessions.none')}</p> : null}
      {people.map((sessions = []) => (
        <PersonSessions key={sessions[0]?.userId} sessions={sessions} />
      ))}
    </>
  );
}

import { Alert, Skeleton } from '@mui/material';
import { Title } from 'react-admin';
import type { StaffSession } from '../../../api/contract/admin/staff-sessions.schema.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { PersonSessions } from './PersonSessions.tsx';
import { useStaffSessions } from './use-staff-sessions.ts';

/** Where staff are signed in, by person, whoever was seen last first (docs/security.md S3). */
export function StaffSessionsPage() {
  const word = useMessages();
  const { data, isError, isPending } = useStaffSessions();
  return (
    <>
      <Title title={word('desk.staffSessions.title')} />
      <p>{word('desk.staffSessions.why')}</p>
      {isError ? <Alert severity="error">{word('errors.listFailed')}</Alert> : null}
      {isPending ? <Skeleton height={200} aria-busy="true" /> : null}
      {data?.length === 0 ? <p>{word('desk.staffSessions.none')}</p> : null}
      {byPerson(data ?? []).map((sessions) => (
        <PersonSessions key={sessions[0]?.userId} sessions={sessions} />
      ))}
    </>
  );
}

function byPerson(sessions: readonly StaffSession[]): StaffSession[][] {
  const people = new Map<number, StaffSession[]>();
  for (const session of sessions)
    people.set(session.userId, [...(people.get(session.userId) ?? []), session]);
  return [...people.values()];
}

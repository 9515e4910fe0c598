import { userHistoryEndpoint } from '../../../../api/contract/accounts/user-commands.endpoint.ts';
import { call } from '../../../kit/providers/call.ts';
import { Button, Skeleton, styled } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { HistoryEntry } from '../../../../api/contract/accounts/user-commands.schema.ts';
import { DifferenceTable } from '../../admin/audit-log/history/DifferenceTable.tsx';
import { RowLink } from '../../admin/audit-log/history/RowLink.tsx';
import { actionLabel } from '../../admin/audit-log/history/messages.ts';
import { ReasonText } from '../../../kit/components/ReasonText.tsx';
import { ReferenceName } from '../../../kit/components/RecordName.tsx';
import { moment } from '../../../kit/fields/figure-kinds.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

const Entries = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { paddingBlock: 12, borderBlockEnd: `1px solid ${theme.tokens.line}` },
  '& .line': { display: 'flex', flexWrap: 'wrap', gap: '2px 12px', marginBlockEnd: 4 },
  '& .line > strong': { fontWeight: 600 },
  '& .quiet': { color: theme.tokens.muted },
}));

/** Staff's commands on this user and related rows, and every change of status, newest first. */
export function UserHistory() {
  const word = useMessages();
  const user = useRecordContext();
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: ['users', 'history', user?.id, page],
    enabled: user !== undefined,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(userHistoryEndpoint, { params: { id: Number(user?.id) }, query: { page } }, { signal }),
  });
  if (error) return <p role="alert">{word('errors.recordFailed')}</p>;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  if (data.entries.length === 0 && page === 1) return <p>{word('users.history.none')}</p>;
  return (
    <>
      <Entries>
        {data.entries.map((entry) => (
          <Entry key={`${entry.kind} ${entry.id}`} entry={entry} />
        ))}
      </Entries>
      <p style={{ display: 'flex', gap: 8 }}>
        {page > 1 ? <Button onClick={() => setPage(page - 1)}>{word('users.history.newer')}</Button> : null}
        {data.hasMore ? (
          <Button onClick={() => setPage(page + 1)}>{word('users.history.older')}</Button>
        ) : null}
      </p>
    </>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const translate = useTranslate();
  return (
    <li>
      <div className="line">
        <span className="quiet">
          <moment.View value={entry.at} record={{}} />
        </span>
        <strong>{actionLabel(entry.action, translate)}</strong>
        {entry.entity === 'users' ? null : <RowLink entity={entry.entity} entityId={entry.entityId} />}
        <span className="quiet">
          <Who actor={entry.actor} />
        </span>
      </div>
      {entry.reason ? (
        <p className="quiet" style={{ margin: '0 0 4px' }}>
          <ReasonText reason={entry.reason} />
        </p>
      ) : null}
      {entry.before || entry.after ? (
        <DifferenceTable entity={entry.entity} before={entry.before} after={entry.after} />
      ) : null}
    </li>
  );
}

/** A transition names its actor by kind and number, the audit log by the name at that time. */
function Who({ actor }: { actor: string }) {
  const word = useMessages();
  const [, kind, id] = /^(user|admin):(\d+)$/u.exec(actor) ?? [];
  if (actor === 'system') return <>{word('users.history.system')}</>;
  if (kind && id) return <ReferenceName resource="users" id={Number(id)} />;
  return <bdi>{actor}</bdi>;
}

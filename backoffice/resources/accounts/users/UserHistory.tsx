import { userHistoryEndpoint } from '../../../../api/contract/accounts/user-commands.endpoint.ts';
import { useRead } from '../../../kit/providers/use-read.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { Button, Skeleton } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DifferenceTable } from '../../admin/audit-log/history/DifferenceTable.tsx';
import { RowLink } from '../../admin/audit-log/history/RowLink.tsx';
import { actionLabel } from '../../admin/audit-log/history/messages.ts';
import { ActorName } from '../../../kit/components/ActorName.tsx';
import { Timeline } from '../../../kit/show/Timeline.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

/** Staff's commands on this user and related rows, and every change of status, newest first. */
export function UserHistory() {
  const word = useMessages();
  const translate = useTranslate();
  const { id } = usePageRecord<'users'>();
  const [page, setPage] = useState(1);
  const { data, error } = useRead(
    userHistoryEndpoint,
    { params: { id }, query: { page } },
    { under: ['users'], placeholderData: keepPreviousData },
  );
  if (error) return <p role="alert">{word('errors.recordFailed')}</p>;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  return (
    <>
      <Timeline
        title="users.tabs.history"
        none="users.history.none"
        rows={data.entries.map((entry) => ({
          key: `${entry.kind} ${entry.id}`,
          at: entry.at,
          what: actionLabel(entry.action, translate),
          more: (
            <>
              {entry.entity === 'users' ? null : <RowLink entity={entry.entity} entityId={entry.entityId} />}{' '}
              <ActorName actor={entry.actor} />
            </>
          ),
          reason: entry.reason,
          below:
            entry.before || entry.after ? (
              <DifferenceTable entity={entry.entity} before={entry.before} after={entry.after} />
            ) : null,
        }))}
      />
      <p style={{ display: 'flex', gap: 8 }}>
        {page > 1 ? <Button onClick={() => setPage(page - 1)}>{word('users.history.newer')}</Button> : null}
        {data.hasMore ? (
          <Button onClick={() => setPage(page + 1)}>{word('users.history.older')}</Button>
        ) : null}
      </p>
    </>
  );
}

// Beyond react-admin: its pages do this for records and lists; this does it for what is read beside them.
import { Button, Skeleton } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages, type WordKey } from '../i18n/use-messages.ts';

interface Props<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'refetch'>;
  failed?: WordKey;
  height?: number;
  children: (data: NonNullable<Data>) => ReactNode;
}

/** What was read, as it is known; its place before that, and after a failure another try. */
export function ReadContent<Data>({
  query,
  failed = 'errors.recordFailed',
  height = 240,
  children,
}: Props<Data>) {
  const word = useMessages();
  const { data, isError, refetch } = query;
  if (data !== undefined && data !== null) return children(data);
  if (!isError) return <Skeleton variant="rounded" height={height} aria-busy="true" />;
  return (
    <div className="note" role="alert">
      <p>{word(failed)}</p>
      <Button variant="outlined" onClick={() => void refetch()}>
        {word('errors.tryAgain')}
      </Button>
    </div>
  );
}

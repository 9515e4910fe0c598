import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/skeleton.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { panelTypeOf } from './panel-type.ts';
import styles from './read-part.module.css';

interface ReadPartProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** What is awaited, in words; without it the part stands within others that say so. */
  loading?: string;
  /** How many blocks hold the place meanwhile. */
  blocks?: 1 | 2;
  children: (data: Data) => ReactNode;
}

/** A part of a page that is read from the API: what was read, else why it could not be, else that it is on its way. */
export function ReadPart<Data>({ query, loading, blocks = 1, children }: ReadPartProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <ErrorPanel type={panelTypeOf(error)} onRetry={() => void refetch()} />;
  if (loading === undefined) return <Skeleton shape="block" />;
  return (
    <div className={styles['loading']} aria-busy="true">
      <p>{loading}</p>
      <Skeleton shape="block" />
      {blocks === 2 && <Skeleton shape="block" />}
    </div>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/skeleton.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { panelTypeOf } from './panel-type.ts';
import styles from './read-part.module.css';

interface ReadPartProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** Name of what is loading, for screen readers; unset within a part that announces it. */
  loading?: string;
  /** Number of placeholder blocks while loading. */
  blocks?: 1 | 2;
  children: (data: Data) => ReactNode;
}

/** A part of a page that is read from the API: the data, else the error, else a placeholder. */
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

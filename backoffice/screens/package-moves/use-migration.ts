import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ShownMigration } from '../../../api/contract/subscriptions/package-moves.schema.ts';
import { migrationKeys, readItems, readMigration, readMigrations } from './migration-requests.ts';
import { isMoving, stateOf } from './run-status.ts';

const whileMoving = 1_000;

/** A run, read again each second while a worker processes it. */
export function useMigration(id: number) {
  return useQuery({
    queryKey: migrationKeys.run(id),
    queryFn: ({ signal }) => readMigration(id, signal),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? whileMoving : false),
  });
}

export function useMigrations() {
  return useQuery({
    queryKey: migrationKeys.list,
    queryFn: ({ signal }) => readMigrations(signal),
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? 2 * whileMoving : false),
  });
}

/**
 * One page of a run's packages; the former page stays while the next one loads. Read again when the run's
 * state changes, and every other second in between.
 */
export function useMigrationItems(run: ShownMigration, query: string) {
  return useQuery({
    queryKey: migrationKeys.items(run.id, stateOf(run), query),
    queryFn: ({ signal }) => readItems(run.id, query, signal),
    placeholderData: keepPreviousData,
    refetchInterval: isMoving(run) ? 2 * whileMoving : false,
  });
}

import {
  listMigrationsEndpoint,
  migrationItemsEndpoint,
  previewMigrationEndpoint,
  readMigrationEndpoint,
} from '../../../api/contract/subscriptions/package-moves.endpoint.ts';
import { type PreviewRequest } from '../../../api/contract/subscriptions/package-moves.schema.ts';
import { call, readFiltered } from '../../kit/providers/call.ts';

/** Cache keys of everything about package moves, so that one invalidation reaches it. */
export const migrationKeys = {
  all: ['package-migrations'] as const,
  list: ['package-migrations', 'list'] as const,
  run: (id: number) => ['package-migrations', 'run', id] as const,
  items: (id: number, state: string, query: string) =>
    ['package-migrations', 'items', id, state, query] as const,
};

export const readMigrations = (signal?: AbortSignal) => call(listMigrationsEndpoint, {}, { signal });
export const readMigration = (id: number, signal?: AbortSignal) =>
  call(readMigrationEndpoint, { params: { id } }, { signal });
/** @param query page and filter by the API's own names */
export const readItems = (id: number, query: string, signal?: AbortSignal) =>
  readFiltered(migrationItemsEndpoint, query, { params: { id } }, { signal });

export const askForPreview = (body: PreviewRequest) => call(previewMigrationEndpoint, { body });

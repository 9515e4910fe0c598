import type {
  ShownMigration,
  ShownMigrationItem,
} from '../../../api/contract/subscriptions/package-moves.schema.ts';
import { httpClient } from '../../kit/providers/http-client.ts';

const path = '/api/admin/package-migrations';

/** Keys of everything about moves of packages, so that one invalidation reaches it. */
export const migrationKeys = {
  all: ['package-migrations'] as const,
  list: ['package-migrations', 'list'] as const,
  run: (id: number) => ['package-migrations', 'run', id] as const,
  items: (id: number, state: string, query: string) =>
    ['package-migrations', 'items', id, state, query] as const,
};

async function read<Reply>(address: string, signal?: AbortSignal): Promise<Reply> {
  return (await httpClient(address, signal ? { signal } : {})).json as Reply;
}

export const readMigrations = (signal?: AbortSignal) => read<ShownMigration[]>(path, signal);
export const readMigration = (id: number, signal?: AbortSignal) =>
  read<ShownMigration>(`${path}/${id}`, signal);
/** @param query page and filter by the API's own names */
export const readItems = (id: number, query: string, signal?: AbortSignal) =>
  read<{ total: number; rows: ShownMigrationItem[] }>(`${path}/${id}/packages?${query}`, signal);

export async function askForPreview(body: object): Promise<ShownMigration> {
  return (await httpClient(path, { method: 'POST', body: JSON.stringify(body) })).json as ShownMigration;
}

import { changesOf } from '../form/changes.ts';
import { adminPath } from '../../../api/contract/admin/admin-path.ts';
import { checkImportEndpoint } from '../../../api/contract/admin/csv-imports.endpoint.ts';
import type { ImportKind } from '../../../api/contract/admin/entities/csv-import.schema.ts';
import { pathOf } from '../../../api/contract/endpoint.ts';
import { HttpError, type DataProvider, type RaRecord } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import { runBulk, runCommand, type CommandProvider } from '../commands/run-command.ts';
import { authProvider } from './auth-provider.ts';
import { httpClient } from './http-client.ts';
import { ownLists } from './own-lists.ts';
import { readExport, readList, readMany, readRelated } from './read-list.ts';

export type BackOfficeDataProvider = DataProvider & CommandProvider & { readExport: typeof readExport };

const rest = simpleRestProvider(adminPath, httpClient);

/** Sends what was changed, with the version of the record that whoever changed it had seen (docs/product.md 13.2). */
const update: DataProvider['update'] = (resource, params) => {
  const { data, previousData } = params;
  const version: unknown = data['version'] ?? previousData?.['version'];
  return rest.update(resource, { ...params, data: { ...changesOf(data, previousData ?? {}), version } });
};

/**
 * The same change of several records in one request, whatever they were before, as `BulkUpdateButton` asks for it
 * (docs/product.md 13.9).
 * @throws {HttpError} that says why, when the server refused it for some; the others are changed
 */
const updateMany: DataProvider['updateMany'] = async (resource, { ids, data }) => {
  const { results } = await runBulk(resource, {
    command: 'update',
    ids: ids.map(Number),
    input: data as Record<string, unknown>,
    key: crypto.randomUUID(),
  });
  const refused = results.flatMap((row) => row.refused ?? []);
  if (refused.length > 0)
    throw new HttpError(`${refused.length} / ${ids.length}: ${[...new Set(refused)].join('; ')}`, 409);
  return { data: ids };
};

/** Records that the person may not read are known by their number alone. */
const getMany: DataProvider['getMany'] = async (resource, params) =>
  (await authProvider.canAccess?.({ resource, action: 'read' }))
    ? readMany(resource, params)
    : { data: params.ids.map((id) => ({ id }) as never) };

/** Records that aren't made of JSON. */
const ownCreations: Partial<Record<string, (data: Partial<RaRecord>) => Promise<{ data: never }>>> = {
  async 'csv-imports'(data) {
    const { rawFile, title } = data['file'] as { rawFile: File; title: string };
    const query = { kind: data['kind'] as ImportKind, name: title };
    const { json } = await httpClient(pathOf(checkImportEndpoint, { query }), {
      method: 'POST',
      body: rawFile,
      headers: new Headers({ 'Content-Type': 'application/octet-stream' }),
    });
    return { data: json as never };
  },
};

/** The admin REST API in the ra-data-simple-rest dialect; aborts reads that no component waits for. */
export const dataProvider: BackOfficeDataProvider = {
  ...rest,
  create: (resource, params) => ownCreations[resource]?.(params.data) ?? rest.create(resource, params),
  getList: (resource, params) => ownLists[resource]?.(params) ?? readList(resource, params),
  getMany,
  getManyReference: readRelated,
  readExport,
  update,
  updateMany,
  runCommand,
  runBulk,
  supportAbortSignal: true,
};

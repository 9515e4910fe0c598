import { adminPath } from '../../../api/contract/admin/admin-path.ts';
import type { DataProvider, RaRecord } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import { runCommand, type CommandProvider } from '../commands/run-command.ts';
import { changesOf } from '../form/changes.ts';
import { httpClient } from './http-client.ts';
import { ownLists } from './own-lists.ts';
import { readExport, readList } from './read-list.ts';

export type BackOfficeDataProvider = DataProvider & CommandProvider & { readExport: typeof readExport };

const rest = simpleRestProvider(adminPath, httpClient);

/** Sends what was changed, with the version of the record that whoever changed it had seen (docs/product.md 13.2). */
const update: DataProvider['update'] = (resource, params) => {
  const { data, previousData } = params;
  const version: unknown = data['version'] ?? previousData?.['version'];
  return rest.update(resource, { ...params, data: { ...changesOf(data, previousData ?? {}), version } });
};

/** The same change of several records; each as it is at that moment, since nobody has typed on what it was before. */
const updateMany: DataProvider['updateMany'] = async (resource, { ids, data }) => {
  const { data: records } = await rest.getMany<RaRecord>(resource, { ids });
  await Promise.all(records.map((record) => update(resource, { id: record.id, data, previousData: record })));
  return { data: records.map(({ id }) => id) };
};

/** The admin REST API in the ra-data-simple-rest dialect; aborts reads that no component waits for. */
export const dataProvider: BackOfficeDataProvider = {
  ...rest,
  getList: (resource, params) => ownLists[resource]?.(params) ?? readList(resource, params),
  readExport,
  update,
  updateMany,
  runCommand,
  supportAbortSignal: true,
};

import { adminPath } from '../../../api/contract/admin/admin-path.ts';
import { listExportPath } from '../../../api/contract/admin/list-export.endpoint.ts';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';
import { totalKindHeader } from '../../../api/contract/admin/list.schema.ts';
import type { AskedColumns } from '../record-names.ts';
import { httpClient } from './http-client.ts';

/** What the server reports of a list in addition to its rows. */
export interface ListMeta {
  isAbout: boolean;
}

/** The simple-rest list, with the server's remarks on its total, for which the dialect has no place. */
export const readList: DataProvider['getList'] = (resource, params) => readAt(adminPath, resource, params);

/** Records by their ids. */
export const readMany: DataProvider['getMany'] = (resource, params) =>
  simpleRestProvider(adminPath, clientFor(params)).getMany(resource, params);

/** The rows of another record. */
export const readRelated: DataProvider['getManyReference'] = (resource, params) =>
  simpleRestProvider(adminPath, clientFor(params)).getManyReference(resource, params);

/** The same in the large pages of an export, which ask for a proof of identity (docs/security.md S2). */
export const readExport: DataProvider['getList'] = (resource, params) =>
  readAt(listExportPath, resource, params);

async function readAt<Row extends RaRecord>(
  path: string,
  resource: string,
  params: GetListParams,
): Promise<GetListResult<Row>> {
  let isAbout = false;
  const client = clientFor(params);
  const provider = simpleRestProvider(path, async (url, options) => {
    const reply = await client(url, options);
    isAbout = reply.headers.get(totalKindHeader) === 'about';
    return reply;
  });
  const list = await provider.getList<Row>(resource, params);
  return { ...list, meta: { isAbout } satisfies ListMeta };
}

/** Sends the columns that a query asks for (`record-names.ts`, AskedColumns), for which the dialect has no place either. */
function clientFor({ meta }: { meta?: unknown }): typeof httpClient {
  const { columns } = (meta ?? {}) as Partial<AskedColumns['meta']>;
  if (!columns) return httpClient;
  const asked = encodeURIComponent(JSON.stringify(columns));
  return (url, options) => httpClient(`${url}&columns=${asked}`, options);
}

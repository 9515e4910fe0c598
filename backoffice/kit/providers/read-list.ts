import { adminPath } from '../../../api/contract/admin/admin-path.ts';
import { listExportPath } from '../../../api/contract/admin/list-export.endpoint.ts';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';
import { totalKindHeader } from '../../../api/contract/admin/list.schema.ts';
import { httpClient } from './http-client.ts';

/** What the server reports of a list in addition to its rows. */
export interface ListMeta {
  isAbout: boolean;
}

/** The simple-rest list, with the server's remarks on its total, for which the dialect has no place. */
export const readList: DataProvider['getList'] = (resource, params) => readAt(adminPath, resource, params);

/** The same in the large pages of an export, which ask for a proof of identity (docs/security.md S2). */
export const readExport: DataProvider['getList'] = (resource, params) =>
  readAt(listExportPath, resource, params);

async function readAt<Row extends RaRecord>(
  path: string,
  resource: string,
  params: GetListParams,
): Promise<GetListResult<Row>> {
  let isAbout = false;
  const provider = simpleRestProvider(path, async (url, options) => {
    const reply = await httpClient(url, options);
    isAbout = reply.headers.get(totalKindHeader) === 'about';
    return reply;
  });
  const list = await provider.getList<Row>(resource, params);
  return { ...list, meta: { isAbout } satisfies ListMeta };
}

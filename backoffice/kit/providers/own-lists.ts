import type { GetListParams, GetListResult } from 'react-admin';
import { listJobsEndpoint } from '../../../api/contract/admin/background-jobs.endpoint.ts';
import { listErrorGroupsEndpoint } from '../../../api/contract/admin/error-groups.endpoint.ts';
import {
  listMigrationsEndpoint,
  migrationItemsEndpoint,
} from '../../../api/contract/subscriptions/package-moves.endpoint.ts';
import { call, readFiltered } from './call.ts';

const asked = ({ filter, pagination }: GetListParams) =>
  new URLSearchParams({
    ...(filter as Record<string, string>),
    page: String(pagination?.page ?? 1),
  });

/** Lists behind operations of their own, outside the dialect of the tables: pages of one length, in one order. */
export const ownLists: Partial<Record<string, (params: GetListParams) => Promise<GetListResult>>> = {
  'error-groups': async (params) => {
    const { signal } = params;
    const { groups, total } = await readFiltered(listErrorGroupsEndpoint, asked(params), {}, { signal });
    return { data: groups.map((group) => ({ ...group, id: group.key })), total };
  },
  'background-jobs': async (params) => {
    const { signal } = params;
    const { jobs, total } = await readFiltered(listJobsEndpoint, asked(params), {}, { signal });
    return { data: jobs, total };
  },
  'package-migrations': async ({ signal }) => {
    const data = await call(listMigrationsEndpoint, {}, { signal });
    return { data, total: data.length };
  },
  'package-migration-rows': async (params) => {
    const { signal } = params;
    const { migrationId: id, ...filter } = params.filter as { migrationId: number };
    const query = asked({ ...params, filter });
    const { rows, total } = await readFiltered(migrationItemsEndpoint, query, { params: { id } }, { signal });
    return { data: rows, total };
  },
};

import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { maxPageSize } from '../../../api/contract/admin/list.schema.ts';

/** A longer export is cut, and the admin is notified of it. */
const maxRows = 50_000;

interface Reading {
  dataProvider: DataProvider;
  resource: string;
  sort: NonNullable<GetListParams['sort']>;
  filter: unknown;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

/**
 * Reads every row under a filter, page by page. A row that slid onto the next page during the reading,
 * because another came, is returned once.
 * @throws {DOMException} `AbortError` once the signal is aborted
 */
export async function readAll({ dataProvider, resource, signal, onProgress, ...query }: Reading) {
  const records = new Map<RaRecord['id'], RaRecord>();
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const pagination = { page, perPage: maxPageSize };
    const answer = await dataProvider.getList<RaRecord>(resource, { ...query, pagination, signal });
    signal.throwIfAborted();
    for (const record of answer.data) records.set(record.id, record);
    const total = answer.total ?? records.size;
    onProgress(Math.min(100, Math.round((100 * records.size) / Math.max(total, 1))));
    if (answer.data.length < maxPageSize || records.size >= maxRows)
      return { records: [...records.values()], total };
  }
}

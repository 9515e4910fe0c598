import type { GetListParams, RaRecord } from 'react-admin';
import { maxExportPageSize } from '../../../api/contract/admin/list-export.schema.ts';
import type { BackOfficeDataProvider } from '../providers/data-provider.ts';

/** A longer export is cut, and the admin is notified of it. */
const maxRows = 50_000;

interface Reading {
  dataProvider: Pick<BackOfficeDataProvider, 'readExport'>;
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
    const pagination = { page, perPage: maxExportPageSize };
    const answer = await dataProvider.readExport<RaRecord>(resource, { ...query, pagination, signal });
    signal.throwIfAborted();
    for (const record of answer.data) records.set(record.id, record);
    const total = answer.total ?? records.size;
    onProgress(Math.min(100, Math.round((100 * records.size) / Math.max(total, 1))));
    if (answer.data.length < maxExportPageSize || records.size >= maxRows)
      return { records: [...records.values()], total };
  }
}

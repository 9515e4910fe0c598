import { Button, CircularProgress } from '@mui/material';
import { DownloadSimpleIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import {
  fetchRelatedRecords,
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { longestPage } from '../../api/contract/admin/list.ts';
import { useWords } from '../i18n/use-words.ts';

const mostRows = 50_000;

/** Writes all rows under the present filter into a CSV file, page after page, with its progress shown. */
export function ExportAllButton() {
  const word = useWords();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const { filterValues, sort, exporter, total } = useListContext();
  const [percent, setPercent] = useState<number | null>(null);

  async function readAll(): Promise<{ records: RaRecord[]; total: number }> {
    const records: RaRecord[] = [];
    for (let page = 1; ; page += 1) {
      const pagination = { page, perPage: longestPage };
      const answer = await dataProvider.getList<RaRecord>(resource, {
        pagination,
        sort,
        filter: filterValues,
      });
      records.push(...answer.data);
      const all = answer.total ?? records.length;
      setPercent(Math.round((100 * records.length) / Math.max(all, 1)));
      if (answer.data.length < longestPage || records.length >= mostRows) return { records, total: all };
    }
  }

  async function save(): Promise<void> {
    setPercent(0);
    try {
      const { records, total: all } = await readAll();
      if (exporter) await exporter(records, fetchRelatedRecords(dataProvider), dataProvider, resource);
      if (records.length < all)
        notify('bikur.list.exportCut', {
          type: 'warning',
          messageArgs: { exported: records.length, total: all },
        });
    } catch {
      notify('ra.notification.http_error', { type: 'error' });
    } finally {
      setPercent(null);
    }
  }

  const busy = percent !== null;
  return (
    <Button
      aria-label={word('list.exportLong')}
      disabled={busy || total === 0}
      onClick={() => void save()}
      startIcon={
        busy ? (
          <CircularProgress
            size={16}
            variant="determinate"
            value={percent}
            aria-label={word('list.exportLong')}
          />
        ) : (
          <DownloadSimpleIcon size={18} />
        )
      }
    >
      {busy ? `${percent}%` : word('list.export')}
    </Button>
  );
}

import { Button, CircularProgress } from '@mui/material';
import DownloadSimpleIcon from '~icons/ph/download-simple';
import XIcon from '~icons/ph/x';
import { useEffect, useRef, useState } from 'react';
import {
  fetchRelatedRecords,
  HttpError,
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
} from 'react-admin';
import { useMay } from '../access/use-may.ts';
import { useMessages } from '../i18n/use-messages.ts';
import type { BackOfficeDataProvider } from '../providers/data-provider.ts';
import { readAll } from './read-all.ts';

/** Exports all rows under the current filter to a CSV file, page by page; shows the progress and can be stopped. */
export function ExportAllButton() {
  const word = useMessages();
  const notify = useNotify();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const resource = useResourceContext() ?? '';
  const may = useMay();
  const { filterValues, sort, exporter, total } = useListContext();
  const [percent, setPercent] = useState<number | null>(null);
  const reading = useRef<AbortController | null>(null);
  // Leaving the list cancels the export.
  useEffect(() => () => reading.current?.abort(), []);

  async function save(): Promise<void> {
    const controller = new AbortController();
    reading.current = controller;
    setPercent(0);
    try {
      const { records, total: all } = await readAll({
        dataProvider,
        resource,
        sort,
        filter: filterValues,
        signal: controller.signal,
        onProgress: setPercent,
      });
      if (exporter) await exporter(records, fetchRelatedRecords(dataProvider), dataProvider, resource);
      if (records.length < all)
        notify('bikur.list.exportCut', {
          type: 'warning',
          messageArgs: { exported: records.length, total: all },
        });
    } catch (error) {
      // Given up by the person: also where a proof of identity was asked for and not given.
      const isGivenUp = error instanceof HttpError && [401, 403].includes(error.status);
      if (controller.signal.aborted || isGivenUp) notify('bikur.list.exportStopped', { type: 'info' });
      else notify('ra.notification.http_error', { type: 'error' });
    } finally {
      setPercent(null);
    }
  }

  if (!may.do(resource, 'export')) return null;
  if (percent !== null)
    return (
      <Button
        aria-label={word('list.stopExport')}
        onClick={() => reading.current?.abort()}
        startIcon={<CircularProgress size={16} variant="determinate" value={percent} aria-hidden="true" />}
        endIcon={<XIcon size={16} />}
      >
        <span aria-live="polite">{word('list.exportProgress', { percent })}</span>
      </Button>
    );
  return (
    <Button
      aria-label={word('list.exportLong')}
      disabled={total === 0}
      onClick={() => void save()}
      startIcon={<DownloadSimpleIcon size={18} />}
    >
      {word('list.export')}
    </Button>
  );
}

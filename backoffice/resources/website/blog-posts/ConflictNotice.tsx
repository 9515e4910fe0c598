import { Alert, AlertTitle, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useDataProvider, useNotify, useRecordContext, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

/** Another admin saved first: nothing was overwritten, and the author decides. */
export function ConflictNotice() {
  const word = useMessages();
  const notify = useNotify();
  const record = useRecordContext();
  const dataProvider = useDataProvider();
  const { setValue } = useFormContext();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  if (!record) return null;
  const { id } = record;

  async function overwrite(): Promise<void> {
    try {
      const { data } = await dataProvider.getOne<RaRecord>('blog-posts', { id });
      setValue('updatedAt', data['updatedAt']);
      place.current?.closest('form')?.requestSubmit();
    } catch {
      notify('ra.notification.http_error', { type: 'error' });
    }
  }

  return (
    <Alert ref={place} tabIndex={-1} severity="warning" sx={{ mb: 2, inlineSize: '100%' }}>
      <AlertTitle>{word('conflict.title')}</AlertTitle>
      {word('conflict.text')}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 12 }}>
        <Button
          size="small"
          variant="outlined"
          href={`/admin/blog-posts/${id}/show`}
          target="_blank"
          rel="noopener"
        >
          {word('conflict.open')}
        </Button>
        <Button size="small" color="error" onClick={() => void overwrite()}>
          {word('conflict.overwrite')}
        </Button>
      </div>
    </Alert>
  );
}

import { Button } from '@mui/material';
import { useContext, type ReactNode } from 'react';
import { EditContext, HttpError, ListContext, ShowContext, useTranslate } from 'react-admin';
import { useMessages } from '../i18n/use-messages.ts';
import { Message } from './Message.tsx';

/** A `List`, `Show` or `Edit` that failed to load: what happened, that nothing was lost, and a retry. */
export function LoadFailed() {
  const word = useMessages();
  const translate = useTranslate();
  const list = useContext(ListContext);
  const show = useContext(ShowContext);
  const edit = useContext(EditContext);
  const { error, refetch } = list ?? show ?? edit ?? {};
  const failed = word(list ? 'errors.listFailed' : 'errors.recordFailed');
  const reason = error instanceof HttpError ? String(error.message) : '';
  return (
    <Message title={reason ? translate(reason, { _: reason }) : failed} text={failed} urgent>
      <Button variant="contained" onClick={() => void refetch?.()}>
        {word('errors.tryAgain')}
      </Button>
    </Message>
  );
}

interface Read {
  record?: unknown;
  error?: unknown;
}

/**
 * Contents of a `Show` or an `Edit`. A record that can't be read anew stays on the page with what was typed into
 * its form, and nobody is sent to the list, as react-admin does by itself.
 */
export const keptOnFailure = (children: ReactNode) => ({
  queryOptions: { onError: () => undefined },
  render: ({ record, error }: Read) => (record ? children : error ? <LoadFailed /> : null),
});

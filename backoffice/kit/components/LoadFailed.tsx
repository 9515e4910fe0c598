import { Button } from '@mui/material';
import { useContext } from 'react';
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

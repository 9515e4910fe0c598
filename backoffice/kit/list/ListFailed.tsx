import { Button } from '@mui/material';
import { HttpError, useListContext, useTranslate } from 'react-admin';
import { Message } from '../components/Message.tsx';
import { useMessages } from '../i18n/use-messages.ts';

/** A list that failed to load: what happened, that nothing was lost, and a retry. */
export function ListFailed() {
  const word = useMessages();
  const translate = useTranslate();
  const { error, refetch } = useListContext();
  const reason = error instanceof HttpError ? String(error.message) : '';
  return (
    <Message
      title={reason ? translate(reason, { _: reason }) : word('errors.listFailed')}
      text={word('errors.listFailed')}
      urgent
    >
      <Button variant="contained" onClick={() => void refetch()}>
        {word('errors.tryAgain')}
      </Button>
    </Message>
  );
}

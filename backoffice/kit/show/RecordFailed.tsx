import { Button } from '@mui/material';
import { HttpError, useShowContext, useTranslate } from 'react-admin';
import { Message } from '../components/Message.tsx';
import { useMessages } from '../i18n/use-messages.ts';

/** A record that failed to load: what happened, that nothing was lost, and a retry. */
export function RecordFailed() {
  const word = useMessages();
  const translate = useTranslate();
  const { error, refetch } = useShowContext();
  const reason = error instanceof HttpError ? String(error.message) : '';
  return (
    <Message
      title={reason ? translate(reason, { _: reason }) : word('errors.recordFailed')}
      text={word('errors.recordFailed')}
      urgent
    >
      <Button variant="contained" onClick={() => void refetch()}>
        {word('errors.tryAgain')}
      </Button>
    </Message>
  );
}

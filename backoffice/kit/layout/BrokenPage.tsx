import { Button } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { Message } from '../components/Message.tsx';
import { useMessages } from '../i18n/use-messages.ts';

/** Replaces a page whose rendering failed. */
export function BrokenPage() {
  const word = useMessages();
  return (
    <>
      <Title title={word('errors.broken')} />
      <Message title={word('errors.broken')} text={word('errors.brokenHelp')} urgent>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {word('errors.reload')}
        </Button>
        <Button variant="outlined" component={Link} to="/">
          {word('errors.toDashboard')}
        </Button>
      </Message>
    </>
  );
}

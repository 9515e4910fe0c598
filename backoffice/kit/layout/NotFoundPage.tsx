import { Button } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { Message } from '../components/Message.tsx';
import { useMessages } from '../i18n/use-messages.ts';

export function NotFoundPage() {
  const word = useMessages();
  return (
    <>
      <Title title={word('errors.notFound')} />
      <Message title={word('errors.notFound')} text={word('errors.notFoundHelp')}>
        <Button variant="contained" component={Link} to="/">
          {word('errors.toDashboard')}
        </Button>
      </Message>
    </>
  );
}

import { Button } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { Message } from '../components/Message.tsx';
import { useMessages } from '../i18n/use-messages.ts';

/** In place of a page that isn't there, or of one whose rendering failed. */
function NoPage({ why }: { why: 'notFound' | 'broken' }) {
  const word = useMessages();
  const isBroken = why === 'broken';
  return (
    <>
      <Title title={word(`errors.${why}`)} />
      <Message title={word(`errors.${why}`)} text={word(`errors.${why}Help`)} urgent={isBroken}>
        {isBroken ? (
          <Button variant="contained" onClick={() => window.location.reload()}>
            {word('errors.reload')}
          </Button>
        ) : null}
        <Button variant={isBroken ? 'outlined' : 'contained'} component={Link} to="/">
          {word('errors.toDashboard')}
        </Button>
      </Message>
    </>
  );
}

export const NotFoundPage = () => <NoPage why="notFound" />;
export const BrokenPage = () => <NoPage why="broken" />;

import { Button } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { Message } from '../components/Message.tsx';
import { useWords, type WordKey } from '../i18n/use-words.ts';

interface Props {
  title: WordKey;
  text: WordKey;
  link: { to: string; label: WordKey };
}

/** A page whose tool is still to be built: says so, and where to go meanwhile. */
function LaterPage({ title, text, link }: Props) {
  const word = useWords();
  return (
    <>
      <Title title={word(title)} />
      <Message title={word(title)} text={word(text)}>
        <Button variant="contained" component={Link} to={link.to}>
          {word(link.label)}
        </Button>
      </Message>
    </>
  );
}

export function PackageMigrationPage() {
  return (
    <LaterPage
      title="later.packageMigrationTitle"
      text="later.packageMigration"
      link={{ to: '/packages', label: 'later.packageMigrationLink' }}
    />
  );
}

export function DatabaseMigrationsPage() {
  return (
    <LaterPage
      title="later.databaseMigrationsTitle"
      text="later.databaseMigrations"
      link={{ to: '/', label: 'later.databaseMigrationsLink' }}
    />
  );
}

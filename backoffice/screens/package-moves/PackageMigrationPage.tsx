import { Title } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { PreviewForm } from './PreviewForm.tsx';
import { RunView } from './RunView.tsx';
import { RunsTable } from './RunsTable.tsx';

/** Package moves (docs/product.md 7); the address names the open run. */
export function PackageMigrationPage() {
  const word = useMessages();
  const [search] = useSearchParams();
  const id = Number(search.get('run'));
  return (
    <>
      <Title title={word('packageMigration.title')} />
      {Number.isInteger(id) && id > 0 ? (
        <RunView key={id} id={id} />
      ) : (
        <>
          <PreviewForm />
          <RunsTable />
        </>
      )}
    </>
  );
}

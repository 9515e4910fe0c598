import { DateField, ListContextProvider, NumberField, Pagination, useList } from 'react-admin';
import {
  rollbackConfirmation,
  type DatabaseMigrations,
} from '../../../api/contract/admin/schema-migrations.schema.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { StackedColumn, StackedTable } from '../../kit/list/StackedTable.tsx';
import { MigrationNames } from './MigrationNames.tsx';
import { StepButton } from './StepButton.tsx';

type Done = DatabaseMigrations['done'][number];
const Column = StackedColumn<Done & { id: string }>;

interface Props extends Pick<DatabaseMigrations, 'done' | 'lastBatch'> {
  isBusy: boolean;
}

/** Done migrations, latest first, and the command to roll back one batch. */
export function DoneMigrations({ done, lastBatch, isBusy }: Props) {
  const word = useMessages();
  const list = useList({
    data: done.map((migration) => ({ ...migration, id: migration.name })),
    perPage: 10,
  });
  return (
    <>
      {lastBatch?.isFirst ? <p>{word('databaseMigrations.firstBatch')}</p> : null}
      {lastBatch && !lastBatch.isFirst ? (
        <StepButton
          step="rollback"
          label={word('databaseMigrations.rollback')}
          title={word('databaseMigrations.rollbackTitle', { batch: lastBatch.batch })}
          explain={
            <>
              <p>{word('databaseMigrations.rollbackExplain')}</p>
              <MigrationNames names={lastBatch.names} />
            </>
          }
          names={lastBatch.names}
          confirmText={rollbackConfirmation(lastBatch.batch)}
          success={word('databaseMigrations.rolledBack')}
          isBusy={isBusy}
        />
      ) : null}
      <ListContextProvider value={list}>
        <StackedTable resource="database-migrations">
          <Column label="databaseMigrations.name" render={(migration) => <Name {...migration} />} />
          <Column label="databaseMigrations.batch">
            <NumberField source="batch" />
          </Column>
          <Column label="databaseMigrations.time">
            <DateField source="at" />
          </Column>
        </StackedTable>
        <Pagination rowsPerPageOptions={[]} />
      </ListContextProvider>
    </>
  );
}

function Name({ name, hasFile }: Done) {
  const word = useMessages();
  return (
    <span>
      <bdi dir="ltr" translate="no" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </bdi>
      {hasFile ? null : ` (${word('databaseMigrations.noFile')})`}
    </span>
  );
}

import { DateField, ListContextProvider, NumberField, Pagination, useList } from 'react-admin';
import {
  rollbackConfirmation,
  type DatabaseMigrations,
} from '../../../api/contract/admin/schema-migrations.schema.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { StackedColumn, StackedTable } from '../../kit/list/StackedTable.tsx';
import { MigrationName } from './MigrationNames.tsx';
import { StepButton } from './StepButton.tsx';

const Column = StackedColumn<DatabaseMigrations['done'][number] & { id: string }>;

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
          names={lastBatch.names}
          values={{ batch: lastBatch.batch }}
          confirmText={rollbackConfirmation(lastBatch.batch)}
          disabled={isBusy}
        />
      ) : null}
      <ListContextProvider value={list}>
        <StackedTable resource="database-migrations">
          <Column
            label="databaseMigrations.name"
            headsRows
            render={({ name, hasFile }) => (
              <span>
                <MigrationName name={name} />
                {hasFile ? null : ` (${word('databaseMigrations.noFile')})`}
              </span>
            )}
          />
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

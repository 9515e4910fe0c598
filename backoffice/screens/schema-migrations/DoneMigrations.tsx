import { Button } from '@mui/material';
import { useState } from 'react';
import {
  rollbackConfirmation,
  type DatabaseMigrations,
} from '../../../api/contract/admin/schema-migrations.schema.ts';
import { StackedTable } from '../../kit/components/StackedTable.tsx';
import { formatMoment } from '../../kit/formatting/dates.ts';
import { formatCount } from '../../kit/formatting/numbers.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { Buttons } from '../package-moves/migration-styles.ts';
import { MigrationNames } from './MigrationNames.tsx';
import { StepButton } from './StepButton.tsx';

const shownAtFirst = 10;

interface Props extends Pick<DatabaseMigrations, 'done' | 'lastBatch'> {
  isBusy: boolean;
}

/** Done migrations, latest first, and the command to roll back one batch. */
export function DoneMigrations({ done, lastBatch, isBusy }: Props) {
  const word = useMessages();
  const [isWhole, setIsWhole] = useState(false);
  const heads = ['name', 'batch', 'time'] as const;
  return (
    <>
      {lastBatch?.isFirst ? <p>{word('databaseMigrations.firstBatch')}</p> : null}
      {lastBatch && !lastBatch.isFirst ? (
        <Buttons>
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
        </Buttons>
      ) : null}
      <StackedTable>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {word(`databaseMigrations.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isWhole ? done : done.slice(0, shownAtFirst)).map(({ name, batch, at, hasFile }) => (
            <tr key={name}>
              <td data-label={word('databaseMigrations.name')}>
                <span>
                  <bdi dir="ltr" translate="no" style={{ overflowWrap: 'anywhere' }}>
                    {name}
                  </bdi>
                  {hasFile ? null : <span className="quiet"> ({word('databaseMigrations.noFile')})</span>}
                </span>
              </td>
              <td data-label={word('databaseMigrations.batch')}>{batch}</td>
              <td data-label={word('databaseMigrations.time')}>
                <bdi dir="ltr">{formatMoment(new Date(at))}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </StackedTable>
      {!isWhole && done.length > shownAtFirst ? (
        <Button onClick={() => setIsWhole(true)} sx={{ marginBlockStart: 1 }}>
          {word('databaseMigrations.more', { count: formatCount(done.length) })}
        </Button>
      ) : null}
    </>
  );
}

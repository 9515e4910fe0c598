import { Link as StyledLink, Typography } from '@mui/material';
import { CreateButton, DateField, List, TextField, TopToolbar } from 'react-admin';
import { Link } from 'react-router';
import type { ShownMigration } from '../../../../api/contract/subscriptions/package-moves.schema.ts';
import { Figure } from '../../../kit/components/Figure.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { StackedColumn, StackedTable } from '../../../kit/list/StackedTable.tsx';
import { FromTo } from './FromTo.tsx';
import { isMoving, StateTag, stepOf, whileMoving } from './run-status.tsx';

const Column = StackedColumn<ShownMigration>;

/** The newest moves of packages (docs/product.md 7); each leads to its preview, progress and log. */
export function MigrationList() {
  const word = useMessages();
  return (
    <List<ShownMigration>
      title={word('packageMigration.title')}
      queryOptions={{
        refetchInterval: ({ state }) => (state.data?.data.some(isMoving) ? 2 * whileMoving : false),
      }}
      pagination={false}
      exporter={false}
      actions={
        <TopToolbar>
          <CreateButton variant="contained" label="bikur.packageMigration.newPreview" />
        </TopToolbar>
      }
    >
      <Typography color="textSecondary" sx={{ maxInlineSize: '70ch' }}>
        {word('packageMigration.lead')}
      </Typography>
      <StackedTable rowClick="show" hover empty={<p>{word('packageMigration.noRuns')}</p>}>
        <Column
          label="packageMigration.title"
          render={({ id, fromName, toName }) => (
            <StyledLink component={Link} to={`/package-migrations/${id}/show`}>
              <FromTo from={fromName} to={toName} areNames />
            </StyledLink>
          )}
        />
        <Column label="desk.jobs.state" render={(run) => <StateTag run={run} />} />
        <Column label="packageMigration.packages" render={(run) => <Figure value={stepOf(run).total} />} />
        <Column label="databaseMigrations.who" source="createdByName" field={TextField} />
        <Column label="databaseMigrations.time" source="createdAt" field={DateField} />
      </StackedTable>
    </List>
  );
}

import { Button, Pagination, Skeleton, ToggleButton, ToggleButtonGroup, styled } from '@mui/material';
import { useState } from 'react';
import {
  migrationPageSize,
  type MigrationProgress,
  type ShownMigration,
} from '../../../api/contract/subscriptions/package-moves.schema.ts';
import { migrationItemStates } from '../../../api/contract/subscriptions/entities/package-migration-item.schema.ts';
import { Figure } from '../../kit/components/Figure.tsx';
import { Message } from '../../kit/components/Message.tsx';
import { StackedTable } from '../../kit/components/StackedTable.tsx';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { ItemRow } from './ItemRow.tsx';
import { PageSection } from './migration-styles.ts';
import { useMigrationItems } from './use-migration.ts';

type Shown = 'all' | 'losing' | keyof MigrationProgress;

const Choices = styled(ToggleButtonGroup)(({ theme }) => ({
  flexWrap: 'wrap',
  gap: 8,
  marginBlockEnd: 12,
  '& .MuiToggleButton-root': {
    border: `1px solid ${theme.tokens.lineStrong}`,
    borderRadius: 8,
    margin: 0,
    minHeight: 32,
    padding: '2px 12px',
    color: theme.tokens.ink,
    textTransform: 'none',
    '&.Mui-selected': { backgroundColor: theme.tokens.primaryWash, borderColor: theme.tokens.primary },
    [theme.breakpoints.down('md')]: { minHeight: 44 },
  },
}));

/** The packages of a run: before, after, losses and outcome. Also the run's log. */
export function RunItems({ run }: { run: ShownMigration }) {
  const word = useMessages();
  const [shown, setShown] = useState<Shown>('all');
  const [page, setPage] = useState(1);
  const states = migrationItemStates.filter((state) => run.progress[state] > 0);
  return (
    <PageSection>
      <h2>{word('packageMigration.list')}</h2>
      <Choices
        exclusive
        value={shown}
        aria-label={word('packageMigration.filter')}
        onChange={(_event, value: Shown | null) => {
          setShown(value ?? 'all');
          setPage(1);
        }}
      >
        <ToggleButton value="all">{word('packageMigration.all')}</ToggleButton>
        <ToggleButton value="losing">{word('packageMigration.losing')}</ToggleButton>
        {states.map((state) => (
          <ToggleButton key={state} value={state}>
            {word(`packageMigration.state.${state}`)}&nbsp;
            <Figure value={run.progress[state]} />
          </ToggleButton>
        ))}
      </Choices>
      <Items run={run} query={queryOf(shown, page)} page={page} onPage={setPage} />
    </PageSection>
  );
}

function queryOf(shown: Shown, page: number): string {
  const query = new URLSearchParams({ page: String(page) });
  if (shown === 'losing') query.set('losing', 'true');
  else if (shown !== 'all') query.set('state', shown);
  return query.toString();
}

interface ItemsProps {
  run: ShownMigration;
  query: string;
  page: number;
  onPage: (page: number) => void;
}

function Items({ run, query, page, onPage }: ItemsProps) {
  const word = useMessages();
  const { data, isPending, isError, refetch } = useMigrationItems(run, query);
  if (isPending) return <Skeleton variant="rounded" height={200} />;
  if (isError)
    return (
      <Message title={word('packageMigration.failed')} text="" urgent>
        <Button variant="contained" onClick={() => void refetch()}>
          {word('errors.tryAgain')}
        </Button>
      </Message>
    );
  if (data.rows.length === 0) return <p>{word('packageMigration.noneHere')}</p>;
  const pages = Math.ceil(data.total / migrationPageSize);
  const heads = ['owner', 'package', 'price', 'limits', 'losses', 'outcome'] as const;
  return (
    <>
      <StackedTable>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {word(`packageMigration.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((item) => (
            <ItemRow key={item.id} item={item} />
          ))}
        </tbody>
      </StackedTable>
      {pages > 1 ? (
        <Pagination
          count={pages}
          page={page}
          onChange={(_event, next) => onPage(next)}
          sx={{ marginBlockStart: 2 }}
        />
      ) : null}
    </>
  );
}

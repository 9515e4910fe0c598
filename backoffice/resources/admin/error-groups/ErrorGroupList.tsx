import { Button, Link as StyledLink, Typography } from '@mui/material';
import { DateField, List, NumberField, Pagination, TopToolbar } from 'react-admin';
import { Link, Navigate } from 'react-router';
import { handleErrorGroupEndpoint } from '../../../../api/contract/admin/error-groups.endpoint.ts';
import { errorGroupsOnPage, type ErrorGroup } from '../../../../api/contract/admin/error-groups.schema.ts';
import { Figure } from '../../../kit/components/Figure.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { choiceOrAll } from '../../../kit/list/filter-inputs.tsx';
import { usePathOfPlainFilters } from '../../../kit/list/list-path.ts';
import { StackedColumn, StackedTable } from '../../../kit/list/StackedTable.tsx';
import { call } from '../../../kit/providers/call.ts';
import { useAct } from '../../../kit/providers/use-read.ts';

const Column = StackedColumn<ErrorGroup & { id: string }>;

const lengths = [1, 7, 90];

/** Errors by kind: how often, for how many users, and whether staff have handled them. */
export function ErrorGroupList() {
  const word = useMessages();
  const plain = usePathOfPlainFilters('error-groups', ['state', 'days']);
  const filters = [
    choiceOrAll('state', {
      label: 'bikur.desk.errors.state',
      emptyText: 'bikur.desk.errors.open',
      choices: [{ id: 'all', name: 'bikur.desk.errors.all' }],
    }),
    choiceOrAll('days', {
      label: 'bikur.desk.errors.period',
      emptyText: word('desk.errors.days', { days: 30 }),
      choices: lengths.map((days) => ({ id: String(days), name: word('desk.errors.days', { days }) })),
    }),
  ];
  if (plain) return <Navigate to={plain} replace />;
  return (
    <List
      title={word('desk.errors.groups')}
      filters={filters}
      perPage={errorGroupsOnPage}
      storeKey={false}
      exporter={false}
      pagination={<Pagination rowsPerPageOptions={[]} />}
      actions={
        <TopToolbar>
          <StyledLink component={Link} to="/error-logs">
            {word('desk.errors.every')}
          </StyledLink>
        </TopToolbar>
      }
    >
      <StackedTable empty={<p>{word('desk.errors.none')}</p>}>
        <Column
          label="desk.errors.kind"
          headsRows
          sx={{ minInlineSize: 220, overflowWrap: 'anywhere' }}
          render={(group) => <GroupName group={group} />}
        />
        <Column label="desk.errors.count" align="right" render={(group) => <Times group={group} />} />
        <Column label="desk.errors.people" source="people" field={NumberField} align="right" />
        <Column label="desk.errors.first" source="firstAt" field={DateField} />
        <Column label="desk.errors.last" source="lastAt" field={DateField} />
        <Column
          label="desk.errors.handle"
          render={(group) => (group.open > 0 ? <HandleButton group={group} /> : null)}
        />
      </StackedTable>
    </List>
  );
}

/** Its message, which links to the newest one, and where it happened. */
function GroupName({ group }: { group: ErrorGroup }) {
  return (
    <div style={{ paddingBlock: 8 }}>
      <StyledLink component={Link} to={`/error-logs/${group.lastId}/show`} sx={{ fontWeight: 600 }}>
        <bdi dir="ltr" translate="no">
          {group.message}
        </bdi>
      </StyledLink>
      <Typography color="textSecondary">
        <bdi dir="ltr" translate="no">
          {[group.errorType, group.path].filter(Boolean).join(' · ')}
        </bdi>
      </Typography>
    </div>
  );
}

function Times({ group }: { group: ErrorGroup }) {
  const word = useMessages();
  return (
    <>
      <Figure value={group.count} />
      {group.open > 0 && group.open < group.count ? (
        <Typography color="textSecondary" noWrap>
          {word('desk.errors.openNow', { count: group.open })}
        </Typography>
      ) : null}
    </>
  );
}

function HandleButton({ group }: { group: ErrorGroup }) {
  const word = useMessages();
  const handle = useAct({
    run: () => call(handleErrorGroupEndpoint, { body: { key: group.key } }),
    changes: ['error-groups'],
    done: ({ count }) => word('desk.errors.handled', { smart_count: count }),
  });
  return (
    <Button size="small" disabled={handle.isPending} onClick={() => handle.mutate()}>
      {word('desk.errors.handle')}
    </Button>
  );
}

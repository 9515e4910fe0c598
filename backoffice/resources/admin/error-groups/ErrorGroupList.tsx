import { Button, Link as StyledLink, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  DataTable,
  DateField,
  HttpError,
  List,
  NumberField,
  Pagination,
  SelectInput,
  TopToolbar,
  useNotify,
} from 'react-admin';
import { Link, Navigate } from 'react-router';
import { handleErrorGroupEndpoint } from '../../../../api/contract/admin/error-groups.endpoint.ts';
import { errorGroupsOnPage, type ErrorGroup } from '../../../../api/contract/admin/error-groups.schema.ts';
import { Figure } from '../../../kit/components/Figure.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { saidWhenEmpty } from '../../../kit/list/filter-inputs.tsx';
import { usePathOfPlainFilters } from '../../../kit/list/list-path.ts';
import { call } from '../../../kit/providers/call.ts';

const Column = DataTable.Col<ErrorGroup>;

const lengths = [1, 7, 90];

/** Errors by kind: how often, for how many users, and whether staff have handled them. */
export function ErrorGroupList() {
  const word = useMessages();
  const plain = usePathOfPlainFilters('error-groups', ['state', 'days']);
  const filters = [
    <SelectInput
      key="state"
      source="state"
      alwaysOn
      label="bikur.desk.errors.state"
      emptyText="bikur.desk.errors.open"
      choices={[{ id: 'all', name: 'bikur.desk.errors.all' }]}
      slotProps={saidWhenEmpty}
    />,
    <SelectInput
      key="days"
      source="days"
      alwaysOn
      label="bikur.desk.errors.period"
      emptyText={word('desk.errors.days', { days: 30 })}
      choices={lengths.map((days) => ({ id: String(days), name: word('desk.errors.days', { days }) }))}
      slotProps={saidWhenEmpty}
    />,
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
      <DataTable
        bulkActionButtons={false}
        rowClick={false}
        hover={false}
        empty={<p>{word('desk.errors.none')}</p>}
      >
        <Column
          label="bikur.desk.errors.kind"
          sx={{ minInlineSize: 220, overflowWrap: 'anywhere' }}
          render={(group) => <GroupName group={group} />}
        />
        <Column label="bikur.desk.errors.count" align="right" render={(group) => <Times group={group} />} />
        <Column label="bikur.desk.errors.people" align="right">
          <NumberField source="people" />
        </Column>
        <Column label="bikur.desk.errors.first">
          <DateField source="firstAt" />
        </Column>
        <Column label="bikur.desk.errors.last">
          <DateField source="lastAt" />
        </Column>
        <Column
          label="bikur.desk.errors.handle"
          render={(group) => (group.open > 0 ? <HandleButton group={group} /> : null)}
        />
      </DataTable>
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
  const notify = useNotify();
  const queries = useQueryClient();
  const handle = useMutation({
    mutationFn: () => call(handleErrorGroupEndpoint, { body: { key: group.key } }),
    onSuccess: (answer) =>
      notify(word('desk.errors.handled', { smart_count: answer.count }), { type: 'success' }),
    onError: (error) =>
      notify(
        error instanceof HttpError && error.status > 0 ? String(error.message) : word('errors.network'),
        { type: 'error' },
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['error-groups'] }),
  });
  return (
    <Button size="small" disabled={handle.isPending} onClick={() => handle.mutate()}>
      {word('desk.errors.handle')}
    </Button>
  );
}

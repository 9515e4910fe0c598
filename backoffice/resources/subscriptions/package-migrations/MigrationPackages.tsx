import { Link as StyledLink, Typography } from '@mui/material';
import { List, Pagination, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import {
  migrationItemStates,
  type MigrationItemState,
} from '../../../../api/contract/subscriptions/entities/package-migration-item.schema.ts';
import {
  migrationPageSize,
  type ShownMigration,
  type ShownMigrationItem,
} from '../../../../api/contract/subscriptions/package-moves.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { useMoney } from '../../../kit/components/Money.tsx';
import { Tag } from '../../../kit/fields/StatusField.tsx';
import type { Tone } from '../../../kit/fields/choice-tones.ts';
import { formatDay, formatMoment } from '../../../kit/formatting/dates.ts';
import { formatCount } from '../../../kit/formatting/numbers.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { choiceOrAll } from '../../../kit/list/filter-inputs.tsx';
import { StackedColumn, StackedTable } from '../../../kit/list/StackedTable.tsx';
import { SectionHeading } from '../../../kit/show/SectionHeading.tsx';
import { FromTo } from './FromTo.tsx';
import { Losses } from './Losses.tsx';
import { isMoving, stateOf, whileMoving } from './run-status.tsx';

const Column = StackedColumn<ShownMigrationItem>;
const limitsOf = ({ basicCardCount, proCardCount }: ShownMigrationItem['before']) =>
  `${basicCardCount} / ${proCardCount}`;

/** The packages of a move: before, after, losses and outcome. Also its log. */
export function MigrationPackages({ run }: { run: ShownMigration }) {
  const word = useMessages();
  const money = useMoney();
  const states = migrationItemStates.filter((state) => run.progress[state] > 0);
  const filters = [
    choiceOrAll('state', {
      label: 'bikur.packageMigration.outcome',
      emptyText: 'bikur.packageMigration.all',
      choices: states.map((id) => ({
        id,
        name: `${word(`packageMigration.state.${id}`)} (${formatCount(run.progress[id])})`,
      })),
      translateChoice: false,
    }),
    choiceOrAll('losing', {
      label: 'bikur.packageMigration.losses',
      emptyText: 'bikur.packageMigration.all',
      choices: [{ id: 'true', name: 'bikur.packageMigration.losing' }],
    }),
  ];
  return (
    <section>
      <SectionHeading>{word('packageMigration.list')}</SectionHeading>
      <List<ShownMigrationItem>
        resource="package-migration-rows"
        title={false}
        disableSyncWithLocation
        filter={{ migrationId: run.id }}
        filters={filters}
        perPage={migrationPageSize}
        // Another state of the run is another reading of its rows.
        queryOptions={{
          meta: { at: stateOf(run) },
          refetchInterval: isMoving(run) ? 2 * whileMoving : false,
        }}
        exporter={false}
        actions={false}
        pagination={<Pagination rowsPerPageOptions={[]} />}
        sx={{ '& .RaList-main': { borderTop: 0, paddingTop: 0 } }}
      >
        <StackedTable empty={<p>{word('packageMigration.noneHere')}</p>}>
          <Column label="packageMigration.owner" render={(item) => <Owner item={item} />} />
          <Column label="packageMigration.package" render={(item) => <Package item={item} />} />
          <Column
            label="packageMigration.price"
            render={({ before, after }) => <FromTo from={money(before.price)} to={money(after.price)} />}
          />
          <Column
            label="packageMigration.limits"
            render={({ before, after }) => <FromTo from={limitsOf(before)} to={limitsOf(after)} />}
          />
          <Column label="packageMigration.losses" render={({ losses }) => <Losses losses={losses} />} />
          <Column label="packageMigration.outcome" render={(item) => <Outcome item={item} />} />
        </StackedTable>
      </List>
    </section>
  );
}

function Owner({ item: { userId, username, email } }: { item: ShownMigrationItem }) {
  return (
    <div translate="no">
      <StyledLink component={Link} to={`/users/${userId}/show`}>
        <bdi dir={directionOfText(username)}>{username}</bdi>
      </StyledLink>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        <bdi dir="ltr">{email}</bdi>
      </Typography>
    </div>
  );
}

function Package({ item: { packageId, status, billingCycle, endDate } }: { item: ShownMigrationItem }) {
  const word = useMessages();
  const translate = useTranslate();
  return (
    <div>
      <StyledLink component={Link} to={`/packages/${packageId}/show`}>
        <bdi dir="ltr">#{packageId}</bdi>
      </StyledLink>{' '}
      {translate(`bikur.choices.packageStatus.${status}`)},{' '}
      {translate(`bikur.choices.billingCycle.${billingCycle}`)}
      <Typography color="textSecondary">
        {endDate
          ? word('packageMigration.until', { day: formatDay(new Date(endDate)) })
          : word('packageMigration.noEnd')}
      </Typography>
    </div>
  );
}

const tones: Record<MigrationItemState, Tone> = {
  planned: 'quiet',
  changed: 'good',
  skipped: 'waiting',
  failed: 'bad',
  restored: 'quiet',
  left: 'waiting',
};

function Outcome({ item: { state, reason, error, toldAt, undoToldAt } }: { item: ShownMigrationItem }) {
  const word = useMessages();
  const lines = [
    toldAt && word('packageMigration.told', { time: formatMoment(new Date(toldAt)) }),
    undoToldAt && word('packageMigration.undoTold', { time: formatMoment(new Date(undoToldAt)) }),
    reason && word(`packageMigration.reason.${reason}`),
  ];
  return (
    <div>
      <Tag tone={tones[state]}>{word(`packageMigration.state.${state}`)}</Tag>
      {lines.filter(Boolean).map((line) => (
        <Typography key={line} color="textSecondary">
          {line}
        </Typography>
      ))}
      <Typography color="textSecondary" translate="no">
        {error}
      </Typography>
    </div>
  );
}

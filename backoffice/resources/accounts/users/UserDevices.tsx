import { DateField } from 'react-admin';
import { userDevicesEndpoint } from '../../../../api/contract/accounts/user-commands.endpoint.ts';
import type { UserDevice } from '../../../../api/contract/accounts/user-commands.schema.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { numbered, StackedColumn, StackedTable } from '../../../kit/list/StackedTable.tsx';
import { useRead } from '../../../kit/providers/use-read.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';

const Column = StackedColumn<UserDevice & { id: number }>;

/** The user's sessions, latest used first. */
export function UserDevices() {
  const word = useMessages();
  const { id } = usePageRecord<'users'>();
  const { data, error, isPending } = useRead(userDevicesEndpoint, { params: { id } }, { under: ['users'] });
  if (error) return <p role="alert">{word('errors.recordFailed')}</p>;
  // Written down for staff alone.
  const hasNetwork = data?.some(({ network }) => network !== null) ?? false;
  return (
    <StackedTable
      resource="users"
      data={numbered(data)}
      isPending={isPending}
      empty={<p>{word('users.devices.none')}</p>}
    >
      <Column
        label="users.devices.device"
        render={({ device }) => <bdi>{device || word('users.devices.unknown')}</bdi>}
      />
      <Column label="users.devices.kind" render={({ kind }) => word(`users.devices.${kind}`)} />
      {hasNetwork ? (
        <Column
          label="users.devices.network"
          render={({ network }) => <bdi dir="ltr">{network ?? word('users.devices.unknown')}</bdi>}
        />
      ) : null}
      <Column label="users.devices.lastSeen" source="lastSeenAt" field={DateField} />
      <Column label="users.devices.since" source="createdAt" field={DateField} />
      <Column label="users.devices.until" source="expiresAt" field={DateField} />
    </StackedTable>
  );
}

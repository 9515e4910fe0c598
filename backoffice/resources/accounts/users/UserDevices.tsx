import { useQuery } from '@tanstack/react-query';
import { DataTable, DateField, useRecordContext } from 'react-admin';
import { userDevicesEndpoint } from '../../../../api/contract/accounts/user-commands.endpoint.ts';
import type { UserDevice } from '../../../../api/contract/accounts/user-commands.schema.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { call } from '../../../kit/providers/call.ts';

const Column = DataTable.Col<UserDevice>;

/** The user's sessions, latest used first. */
export function UserDevices() {
  const word = useMessages();
  const user = useRecordContext();
  const { data, error, isPending } = useQuery({
    queryKey: ['users', 'devices', user?.id],
    enabled: user !== undefined,
    queryFn: ({ signal }) => call(userDevicesEndpoint, { params: { id: Number(user?.id) } }, { signal }),
  });
  if (error) return <p role="alert">{word('errors.recordFailed')}</p>;
  // Written down for staff alone.
  const hasNetwork = data?.some(({ network }) => network !== null) ?? false;
  return (
    <DataTable
      resource="users"
      storeKey="users.devices"
      data={data?.map((device, id) => ({ ...device, id })) ?? []}
      isPending={isPending}
      bulkActionButtons={false}
      rowClick={false}
      hover={false}
      empty={<p>{word('users.devices.none')}</p>}
    >
      <Column
        label="bikur.users.devices.device"
        render={({ device }) => <bdi>{device || word('users.devices.unknown')}</bdi>}
      />
      <Column label="bikur.users.devices.kind" render={({ kind }) => word(`users.devices.${kind}`)} />
      {hasNetwork ? (
        <Column
          label="bikur.users.devices.network"
          render={({ network }) => <bdi dir="ltr">{network ?? word('users.devices.unknown')}</bdi>}
        />
      ) : null}
      <Column label="bikur.users.devices.lastSeen">
        <DateField source="lastSeenAt" />
      </Column>
      <Column label="bikur.users.devices.since">
        <DateField source="createdAt" />
      </Column>
      <Column label="bikur.users.devices.until">
        <DateField source="expiresAt" />
      </Column>
    </DataTable>
  );
}

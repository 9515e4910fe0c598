import { userDevicesEndpoint } from '../../../../api/contract/accounts/user-commands.endpoint.ts';
import { call } from '../../../kit/providers/call.ts';
import { Skeleton, styled } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { formatMoment } from '../../../kit/formatting/dates.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

const Devices = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  inlineSize: '100%',
  '& th, & td': {
    padding: '8px 10px 8px 0',
    textAlign: 'start',
    borderBlockEnd: `1px solid ${theme.tokens.line}`,
  },
  '& thead th': { fontSize: '0.8125rem', color: theme.tokens.muted, fontWeight: 600 },
}));

/** The user's sessions, latest used first. */
export function UserDevices() {
  const word = useMessages();
  const user = useRecordContext();
  const { data, error } = useQuery({
    queryKey: ['users', 'devices', user?.id],
    enabled: user !== undefined,
    queryFn: ({ signal }) => call(userDevicesEndpoint, { params: { id: Number(user?.id) } }, { signal }),
  });
  if (error) return <p role="alert">{word('errors.recordFailed')}</p>;
  if (!data) return <Skeleton variant="rounded" height={160} />;
  if (data.length === 0) return <p>{word('users.devices.none')}</p>;
  // Written down for staff alone.
  const hasNetwork = data.some(({ network }) => network !== null);
  return (
    <div style={{ overflowX: 'auto' }}>
      <Devices>
        <thead>
          <tr>
            <th scope="col">{word('users.devices.device')}</th>
            <th scope="col">{word('users.devices.kind')}</th>
            {hasNetwork ? <th scope="col">{word('users.devices.network')}</th> : null}
            <th scope="col">{word('users.devices.lastSeen')}</th>
            <th scope="col">{word('users.devices.since')}</th>
            <th scope="col">{word('users.devices.until')}</th>
          </tr>
        </thead>
        <tbody>
          {data.map((device) => (
            <tr key={`${device.kind} ${device.createdAt} ${device.lastSeenAt}`}>
              <th scope="row">
                <bdi>{device.device || word('users.devices.unknown')}</bdi>
              </th>
              <td>{word(`users.devices.${device.kind}`)}</td>
              {hasNetwork ? (
                <td>
                  <bdi dir="ltr">{device.network ?? word('users.devices.unknown')}</bdi>
                </td>
              ) : null}
              <td>
                <bdi dir="ltr">{formatMoment(new Date(device.lastSeenAt))}</bdi>
              </td>
              <td>
                <bdi dir="ltr">{formatMoment(new Date(device.createdAt))}</bdi>
              </td>
              <td>
                <bdi dir="ltr">{formatMoment(new Date(device.expiresAt))}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </Devices>
    </div>
  );
}

import { formerAddressesEndpoint } from '../../../../api/contract/cards/card-commands.endpoint.ts';
import { call } from '../../../kit/providers/call.ts';
import { Skeleton, styled } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { formatDay } from '../../../kit/formatting/dates.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '8px 24px 8px 0',
    textAlign: 'start',
    borderBlockEnd: `1px solid ${theme.tokens.line}`,
  },
  '& thead th': { fontSize: '0.8125rem', color: theme.tokens.muted, fontWeight: 600 },
}));

/** Former addresses of the card, and until when they redirect to it. */
export function FormerAddresses() {
  const word = useMessages();
  const card = useRecordContext();
  const { data, error } = useQuery({
    queryKey: ['business-profiles', 'former-addresses', card?.id],
    enabled: card !== undefined,
    queryFn: ({ signal }) => call(formerAddressesEndpoint, { params: { id: Number(card?.id) } }, { signal }),
  });
  if (error) return <p role="alert">{word('errors.recordFailed')}</p>;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  if (data.length === 0) return <p>{word('cardPage.formerNone')}</p>;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{word('cardPage.address')}</th>
          <th scope="col">{word('cardPage.retired')}</th>
          <th scope="col">{word('cardPage.leadsUntil')}</th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ slug, retiredAt, expiresAt }) => (
          <tr key={`${slug} ${retiredAt}`}>
            <th scope="row">
              <bdi dir="ltr">{`/p/${slug}`}</bdi>
            </th>
            <td>
              <bdi dir="ltr">{formatDay(new Date(retiredAt))}</bdi>
            </td>
            <td>
              <bdi dir="ltr">{formatDay(new Date(expiresAt))}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

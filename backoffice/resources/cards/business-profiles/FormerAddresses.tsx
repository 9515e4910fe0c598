import { dayFormat } from '../../../kit/formatting/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { DataTable, DateField, useRecordContext } from 'react-admin';
import { formerAddressesEndpoint } from '../../../../api/contract/cards/card-commands.endpoint.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { call } from '../../../kit/providers/call.ts';

/** Former addresses of the card, and until when they redirect to it. */
export function FormerAddresses() {
  const word = useMessages();
  const card = useRecordContext();
  const { data, error, isPending } = useQuery({
    queryKey: ['business-profiles', 'former-addresses', card?.id],
    enabled: card !== undefined,
    queryFn: ({ signal }) => call(formerAddressesEndpoint, { params: { id: Number(card?.id) } }, { signal }),
  });
  if (error) return <p role="alert">{word('errors.recordFailed')}</p>;
  return (
    <DataTable
      resource="business-profiles"
      storeKey="business-profiles.former-addresses"
      data={data?.map((address, id) => ({ ...address, id })) ?? []}
      isPending={isPending}
      bulkActionButtons={false}
      rowClick={false}
      hover={false}
      empty={<p>{word('cardPage.formerNone')}</p>}
    >
      <DataTable.Col<{ slug: string }>
        label="bikur.cardPage.address"
        render={({ slug }) => <bdi dir="ltr">{`/p/${slug}`}</bdi>}
      />
      <DataTable.Col label="bikur.cardPage.retired">
        <DateField source="retiredAt" options={dayFormat} />
      </DataTable.Col>
      <DataTable.Col label="bikur.cardPage.leadsUntil">
        <DateField source="expiresAt" options={dayFormat} />
      </DataTable.Col>
    </DataTable>
  );
}

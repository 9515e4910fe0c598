import { DateField } from 'react-admin';
import { formerAddressesEndpoint } from '../../../../api/contract/cards/card-commands.endpoint.ts';
import { dayFormat } from '../../../kit/formatting/dates.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { numbered, StackedColumn, StackedTable } from '../../../kit/list/StackedTable.tsx';
import { useRead } from '../../../kit/providers/use-read.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';

const Column = StackedColumn<{ id: number; slug: string }>;

/** Former addresses of the card, and until when they redirect to it. */
export function FormerAddresses() {
  const word = useMessages();
  const { id } = usePageRecord<'business-profiles'>();
  const { data, error, isPending } = useRead(formerAddressesEndpoint, { params: { id } });
  if (error) return <p role="alert">{word('errors.recordFailed')}</p>;
  return (
    <StackedTable
      resource="business-profiles"
      data={numbered(data)}
      isPending={isPending}
      empty={<p>{word('cardPage.formerNone')}</p>}
    >
      <Column label="cardPage.address" render={({ slug }) => <bdi dir="ltr">{`/p/${slug}`}</bdi>} />
      <Column label="cardPage.retired">
        <DateField source="retiredAt" options={dayFormat} />
      </Column>
      <Column label="cardPage.leadsUntil">
        <DateField source="expiresAt" options={dayFormat} />
      </Column>
    </StackedTable>
  );
}

import { Skeleton } from '@mui/material';
import { RecordContextProvider, useGetList, useRecordContext } from 'react-admin';
import { Message } from '../../../kit/components/Message.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { RelatedRows } from '../../../kit/show/RelatedRows.tsx';
import { leadView } from '../../leads/contact-leads/fields.ts';

/** Leads from the contact forms of this user's cards. */
export function UserLeads() {
  const word = useMessages();
  const user = useRecordContext();
  const { data, isPending } = useGetList('business-profiles', {
    pagination: { page: 1, perPage: 250 },
    sort: { field: 'id', order: 'ASC' },
    filter: { userId: user?.id },
  });
  if (isPending) return <Skeleton variant="rounded" height={160} />;
  const ids = (data ?? []).map(({ id }) => id);
  if (ids.length === 0) return <Message title={word('list.emptyTitle')} text={word('list.emptyHelp')} />;
  return (
    <RecordContextProvider value={{ id: user?.id, cards: ids }}>
      <RelatedRows view={leadView} target="profileId" source="cards" />
    </RecordContextProvider>
  );
}

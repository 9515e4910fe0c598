import { Button } from '@mui/material';
import { useListContext, useTranslate, useGetResourceLabel, useResourceContext } from 'react-admin';
import { Message } from '../components/Message.tsx';
import { useMessages } from '../i18n/use-messages.ts';

/** No rows: says whether the filter is the reason, and offers to clear it. */
export function EmptyResults() {
  const word = useMessages();
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const name = useGetResourceLabel()(resource, 2);
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues ?? {}).length > 0;
  if (!isFiltered) return <Message title={word('list.emptyTitle')} text={word('list.emptyHelp')} />;
  return (
    <Message
      title={translate('ra.navigation.no_results', { name })}
      text={translate('ra.navigation.no_filtered_results', { name })}
    >
      <Button variant="outlined" onClick={() => setFilters({}, [])}>
        {translate('ra.navigation.clear_filters')}
      </Button>
    </Message>
  );
}

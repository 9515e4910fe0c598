import { List, type ListProps } from 'react-admin';
import type { QuickFilter } from './quick-filter.ts';
import { QuickFilters } from './QuickFilters.tsx';
import { ShownColumnsContext, useShownColumns } from './shown-columns.ts';

interface Props extends ListProps {
  /** Questions that staff ask every day, above the rows. */
  views?: readonly QuickFilter[];
}

/** react-admin's list around a `ListTable`, with the columns alone that the table shows. */
export function TableList({ views, children, ...props }: Props) {
  const { queryOptions, askFor } = useShownColumns();
  return (
    <List {...props} queryOptions={queryOptions}>
      {views ? <QuickFilters of={views} /> : null}
      <ShownColumnsContext value={askFor}>{children}</ShownColumnsContext>
    </List>
  );
}

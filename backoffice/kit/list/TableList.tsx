import { List, type ListProps } from 'react-admin';
import { ShownColumnsContext, useShownColumns } from './shown-columns.ts';

/** react-admin's list around a `ListTable`, with the columns alone that the table shows. */
export function TableList({ children, ...props }: ListProps) {
  const { queryOptions, askFor } = useShownColumns();
  return (
    <List {...props} queryOptions={queryOptions}>
      <ShownColumnsContext value={askFor}>{children}</ShownColumnsContext>
    </List>
  );
}

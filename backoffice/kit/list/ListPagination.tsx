import { useCallback } from 'react';
import { Pagination, PaginationActions, useListContext, type PaginationActionsProps } from 'react-admin';
import { deepestRow } from '../../../api/contract/admin/list.schema.ts';
import { formatCount } from '../formatting/numbers.ts';
import { useMessages } from '../i18n/use-messages.ts';
import type { ListMeta } from '../providers/read-list.ts';

const pageSizes = [10, 25, 50, 100];

/** Says "about" where the total is an estimate, and where paging ends. */
export function ListPagination() {
  const word = useMessages();
  const { page, perPage, total = 0, meta } = useListContext();
  const isAbout = (meta as ListMeta | undefined)?.isAbout ?? false;
  const label = useCallback(
    ({ from, to, count }: { from: number; to: number; count: number }) =>
      word('paging.about', { from: formatCount(from), to: formatCount(to), total: formatCount(count) }),
    [word],
  );
  const isDeepest = page * perPage >= deepestRow;
  return (
    <>
      <Pagination
        rowsPerPageOptions={pageSizes}
        actions={ReachableActions}
        slotProps={{ actions: { nextButton: { disabled: isDeepest || page * perPage >= total } } }}
        {...(isAbout && { labelDisplayedRows: label })}
      />
      {isDeepest && total > deepestRow ? (
        <p role="status">{word('paging.deepest', { row: formatCount(deepestRow) })}</p>
      ) : null}
    </>
  );
}

/** Stops at the last page the server serves. */
function ReachableActions(props: PaginationActionsProps) {
  return <PaginationActions {...props} count={Math.min(props.count, deepestRow)} />;
}

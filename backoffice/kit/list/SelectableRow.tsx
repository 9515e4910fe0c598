// react-admin writes the name of its checkbox on a span, where screen readers don't find it.
import { Checkbox, TableCell, TableRow, type TableRowProps } from '@mui/material';
import {
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useNavigate } from 'react-router';
import { plainName } from '../record-names.ts';
import type { ResourceName } from '../resource-entities.ts';

/** A row that opens its record, with a checkbox whose label names the row. */
export function SelectableRow({ children, className }: TableRowProps) {
  const { hasBulkActions = false } = useDataTableConfigContext();
  const selectedIds = useDataTableSelectedIdsContext();
  const navigate = useNavigate();
  const record = useRecordContext();
  const resource = useResourceContext();
  return (
    <TableRow
      hover
      {...(className ? { className } : {})}
      selected={record ? (selectedIds?.includes(record.id) ?? false) : false}
      sx={{ cursor: 'pointer' }}
      onClick={() => void navigate(`/${resource}/${record?.id}/show`)}
    >
      {hasBulkActions ? (
        <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
          <RowCheckbox />
        </TableCell>
      ) : null}
      {children}
    </TableRow>
  );
}

function RowCheckbox() {
  const translate = useTranslate();
  const record = useRecordContext();
  const resource = useResourceContext() as ResourceName;
  const selectedIds = useDataTableSelectedIdsContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  if (!record) return null;
  const label = `${translate('ra.action.select_row')}: ${plainName(resource, record)}`;
  return (
    <Checkbox
      checked={selectedIds?.includes(record.id) ?? false}
      // react-admin reads the shift key from the click, to select a range.
      onClick={(event) => handleToggleItem?.(record.id, event as never)}
      slotProps={{ input: { 'aria-label': label, readOnly: true } }}
    />
  );
}

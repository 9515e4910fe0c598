import { Button } from '@mui/material';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** Leads back to the record, or to the list when the record is new. */
export function CancelButton() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  return (
    <Button component={Link} to={record ? `/${resource}/${record.id}/show` : `/${resource}`}>
      {translate('ra.action.cancel')}
    </Button>
  );
}

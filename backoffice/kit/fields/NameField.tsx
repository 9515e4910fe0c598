// react-admin's lists lead to a record by a click on its row, which keyboards don't reach; this is a link.
import { Link as StyledLink } from '@mui/material';
import {
  useCreatePath,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  type FieldProps,
} from 'react-admin';
import { Link } from 'react-router';

/** The name by which staff know the record, a link to its page. */
export function NameField(props: Partial<FieldProps>) {
  const resource = useResourceContext(props) ?? '';
  const record = useRecordContext(props);
  const nameOf = useGetRecordRepresentation(resource);
  const pathOf = useCreatePath();
  if (!record) return null;
  return (
    <StyledLink
      component={Link}
      className="name"
      to={pathOf({ resource, id: record.id, type: 'show' })}
      onClick={(event) => event.stopPropagation()}
      sx={{ color: 'text.primary', fontWeight: 600 }}
    >
      {nameOf(record)}
    </StyledLink>
  );
}

import { Link as StyledLink } from '@mui/material';
import { Link } from 'react-router';
import { makeField } from '../../../kit/fields/make-field.tsx';

/** The number of a support conversation, linked to the inbox. */
export const ConversationField = makeField(({ value }) => (
  <StyledLink component={Link} to={`/support/${String(value)}`} onClick={(event) => event.stopPropagation()}>
    <bdi dir="ltr">#{String(value)}</bdi>
  </StyledLink>
));

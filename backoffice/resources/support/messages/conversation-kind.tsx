import { Link as StyledLink } from '@mui/material';
import { Link } from 'react-router';
import type { FieldKind, ValueProps } from '../../../kit/fields/field-kind.ts';
import { useMayLink } from '../../../kit/fields/links-context.ts';

function Conversation({ value }: ValueProps) {
  const number = <bdi dir="ltr">#{String(value)}</bdi>;
  if (!useMayLink()) return number;
  return (
    <StyledLink
      component={Link}
      to={`/support/${String(value)}`}
      onClick={(event) => event.stopPropagation()}
    >
      {number}
    </StyledLink>
  );
}

/** The number of a support conversation, linked to the inbox. */
export const conversation: FieldKind = { View: Conversation, toText: (value) => String(value ?? '') };

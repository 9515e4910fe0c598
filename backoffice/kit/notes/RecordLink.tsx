import { Link as StyledLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ReferenceName } from '../components/RecordName.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import type { ResourceName } from '../resource-entities.ts';

interface Props {
  /** A resource, or `conversations` of a timeline, whose page is the inbox. */
  resource: string;
  id: number;
}

/** Kind and name of a record, as a link to its page. */
export function RecordLink({ resource, id }: Props) {
  const word = useMessages();
  const translate = useTranslate();
  if (resource === 'conversations')
    return (
      <StyledLink component={Link} to={`/support/${id}`}>
        {word('desk.inbox.conversation')} <bdi dir="ltr">#{id}</bdi>
      </StyledLink>
    );
  return (
    <span>
      {translate(`resources.${resource}.name`, { smart_count: 1 })}{' '}
      <ReferenceName resource={resource as ResourceName} id={id} />
    </span>
  );
}

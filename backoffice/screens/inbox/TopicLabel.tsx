import { Link as StyledLink } from '@mui/material';
import { Link } from 'react-router';
import type { SupportTopic, SupportTopicKind } from '../../../api/contract/support/support.schema.ts';
import { TypedText } from '../../kit/components/TypedText.tsx';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import type { ResourceName } from '../../kit/resource-entities.ts';

const topicResources: Record<SupportTopicKind, ResourceName> = {
  card: 'business-profiles',
  order: 'physical-card-orders',
  chip: 'card-allocations',
};

/** The kind of a conversation's topic, and the name or number users know it by. */
export function TopicLabel({ about, linked = false }: { about: SupportTopic | null; linked?: boolean }) {
  const word = useMessages();
  if (!about) return <>{word('desk.inbox.noSubject')}</>;
  const { kind, id, label } = about;
  const text = (
    <>
      {word(`desk.inbox.about.${kind}`)} <bdi dir="ltr">{kind === 'card' && label ? '' : `#${id}`}</bdi>{' '}
      {label ? <TypedText>{label}</TypedText> : null}
    </>
  );
  if (!linked) return <span>{text}</span>;
  return (
    <StyledLink component={Link} to={`/${topicResources[kind]}/${id}/show`}>
      {text}
    </StyledLink>
  );
}

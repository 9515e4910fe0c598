import type { SupportTopic } from '../../../../api/contract/support/support.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { useChatMessages } from './use-chat-messages.ts';

/** The card, order or chip that a conversation is about. */
export function SubjectLabel({ about }: { about: SupportTopic }) {
  const { topic } = useChatMessages();
  return (
    <span>
      {topic[about.kind]} {about.kind === 'order' && <bdi dir="ltr">#{about.id}</bdi>}
      {about.kind === 'order' && about.label !== '' && ' · '}
      {about.label !== '' && <bdi dir={directionOfText(about.label)}>{about.label}</bdi>}
    </span>
  );
}

/** Without markup, for selects. */
export const topicText = ({ kind, id, label }: SupportTopic): string =>
  kind === 'order' ? `#${id}${label === '' ? '' : ` · ${label}`}` : label || `#${id}`;

import { Column } from './inbox-styles.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';

export function NothingChosen() {
  const word = useMessages();
  return (
    <Column className="thread">
      <p className="note">{word('desk.inbox.choose')}</p>
    </Column>
  );
}

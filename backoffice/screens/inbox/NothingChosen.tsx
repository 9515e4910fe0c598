import { Column } from './inbox-styles.ts';
import { useWords } from '../../kit/i18n/use-words.ts';

export function NothingChosen() {
  const word = useWords();
  return (
    <Column className="thread">
      <p className="note">{word('desk.inbox.choose')}</p>
    </Column>
  );
}

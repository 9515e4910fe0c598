import { useMessages } from '../i18n/use-messages.ts';
import { Figure } from './Figure.tsx';
import { visuallyHidden } from './visually-hidden.ts';

/** How much waits for staff behind an entry of the menu; nothing where nothing does. */
export function WaitingCount({ count }: { count: number }) {
  const word = useMessages();
  if (count === 0) return null;
  return (
    <>
      <span className="waiting" aria-hidden="true">
        <Figure value={count} />
      </span>
      <span style={visuallyHidden}>{word('menu.waiting', { count })}</span>
    </>
  );
}

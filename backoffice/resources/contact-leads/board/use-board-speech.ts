import type { Active, DndContextProps, Over } from '@dnd-kit/core';
import { useTranslate } from 'react-admin';
import { useWords } from '../../../i18n/use-words.ts';

const nameOf = (active: Active) => {
  const lead = active.data.current?.['lead'] as { name?: unknown } | undefined;
  return String(lead?.name ?? '');
};

/** What is read out while a lead moves, in the person's language. */
export function useBoardSpeech(): NonNullable<DndContextProps['accessibility']> {
  const word = useWords();
  const translate = useTranslate();
  const columnOf = (over: Over | null) =>
    over ? translate(`bikur.choices.leadStatus.${String(over.id)}`) : '';
  return {
    screenReaderInstructions: { draggable: word('lead.speechHelp') },
    announcements: {
      onDragStart: ({ active }) => word('lead.speechLifted', { name: nameOf(active) }),
      onDragOver: ({ over }) => (over ? word('lead.speechOver', { status: columnOf(over) }) : undefined),
      onDragEnd: ({ active, over }) =>
        over
          ? word('lead.speechDropped', { name: nameOf(active), status: columnOf(over) })
          : word('lead.speechBack', { name: nameOf(active) }),
      onDragCancel: ({ active }) => word('lead.speechBack', { name: nameOf(active) }),
    },
  };
}

import type { Active, DndContextProps, Over } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyRecord } from '../../../../kit/fields/make-field.tsx';
import { useMessages } from '../../../../kit/i18n/use-messages.ts';

const leadOf = (active: Active): AnyRecord => (active.data.current?.['lead'] as AnyRecord | undefined) ?? {};
const nameOf = (active: Active) => String(leadOf(active)['name'] ?? '');

/** Announcements for screen readers while a lead moves, in the user's language. */
export function useBoardSpeech(): NonNullable<DndContextProps['accessibility']> {
  const word = useMessages();
  const translate = useTranslate();
  const columnOf = (over: Over | null) =>
    over ? translate(`bikur.choices.leadStatus.${String(over.id)}`) : '';
  const hasMoved = useRef(false);
  return {
    screenReaderInstructions: { draggable: word('lead.speechHelp') },
    announcements: {
      onDragStart({ active }) {
        hasMoved.current = false;
        return word('lead.speechLifted', { name: nameOf(active) });
      },
      onDragOver({ active, over }) {
        // The library reports the lead over its own column right after lifting, and that would interrupt the
        // announcement.
        const isAtHome = over?.id === leadOf(active)['status'];
        if (!over || (isAtHome && !hasMoved.current)) return undefined;
        hasMoved.current = true;
        return word('lead.speechOver', { status: columnOf(over) });
      },
      onDragEnd: ({ active, over }) =>
        over
          ? word('lead.speechDropped', { name: nameOf(active), status: columnOf(over) })
          : word('lead.speechBack', { name: nameOf(active) }),
      onDragCancel: ({ active }) => word('lead.speechBack', { name: nameOf(active) }),
    },
  };
}

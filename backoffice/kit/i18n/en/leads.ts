import type { leadsHebrew } from '../he/leads.ts';
import type { SameShape } from '../shape.ts';

export const leadsEnglish: SameShape<typeof leadsHebrew> = {
  lead: {
    board: 'Board of leads',
    toBoard: 'Board by status',
    toList: 'To the list',
    kind: 'Written to',
    allKinds: 'All leads',
    newSales: 'New, to sales',
    openSales: 'Sales in progress',
    ofCards: 'To cards',
    toSales: 'To our sales',
    toCard: 'To the card',
    with: 'With',
    call: 'Call %{name}',
    whatsapp: 'WhatsApp to %{name}',
    mail: 'Answer %{name} by mail',
    answerSubject: 'Your message to Bikur',
    handling: 'Handling',
    notesHelp:
      'Only staff see them. Who handles it, and since when, is noted by itself when the status changes.',
    moveOf: 'Status of %{name}: %{status}',
    moveFailed: 'The lead was not moved. It stayed where it was.',
    grip: 'Move %{name}',
    more: '%{count} more',
    emptyColumn: 'No leads here.',
    speechHelp:
      'Space lifts the lead, arrows to the sides move it between columns, space drops it, Escape cancels.',
    speechLifted: '%{name}: lifted.',
    speechOver: 'Over the column %{status}.',
    speechDropped: '%{name}: dropped in the column %{status}.',
    speechBack: '%{name}: back in its place.',
  },
};

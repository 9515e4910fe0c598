import { Alert } from '@mui/material';
import { DateField, TextField, useRecordContext } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { ReferenceField } from '../../../kit/fields/ReferenceField.tsx';
import { useMessages, type WordKey } from '../../../kit/i18n/use-messages.ts';
import { namedFilter } from '../../../kit/list/filter-inputs.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { ShowSection } from '../../../kit/show/ShowSection.tsx';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

type Line = ResourceRecord<'statement-lines'> | ResourceRecord<'payout-lines'>;

/** A filter by whether staff handled a difference, and the views of both kinds; those that wait are first, oldest on top. */
export const reviewFilter = namedFilter('review', 'payments.review', [
  { id: 'open', name: 'bikur.payments.reviewOpen' },
  { id: 'handled', name: 'bikur.payments.reviewHandled' },
]);
export const reviewViews: readonly QuickFilter[] = [
  { label: 'payments.reviewOpen', filter: { review: 'open' }, sort: { field: 'foundAt', order: 'ASC' } },
  { label: 'payments.reviewHandled', filter: { review: 'handled' } },
];

/** What became of a difference. */
export const handlingFields = (
  <>
    <ShowSection title="handling">
      <DateField source="foundAt" sortable />
      <DateField source="handledAt" />
      <ReferenceField source="handledBy" reference="users" />
      <TextField source="reason" />
    </ShowSection>
    <ShowSection title="system">
      <TextField source="id" dir="ltr" />
      <DateField source="createdAt" />
      <DateField source="updatedAt" />
    </ShowSection>
  </>
);

/** What staff do about a difference that is open. */
export function WhatToDo({ advice }: { advice: Readonly<Record<string, WordKey>> }) {
  const word = useMessages();
  const line = useRecordContext<Line>();
  const known = line?.difference && line.handledAt === null ? advice[line.difference] : undefined;
  if (!known) return null;
  return (
    <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
      {word(known)}
    </Alert>
  );
}

/** Marks a difference as handled, with a reason, or as open again. */
export function DifferenceCommands() {
  const line = useRecordContext<Line>();
  if (!line?.difference) return null;
  return line.handledAt === null ? (
    <CommandButton command="handle" words="payments.handleDifference" variant="contained" asksReason />
  ) : (
    <CommandButton command="reopen" words="payments.reopenDifference" />
  );
}

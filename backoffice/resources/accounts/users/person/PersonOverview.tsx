import { Stack } from '@mui/material';
import { StaffNotes } from '../../../../kit/notes/StaffNotes.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonTimeline } from './PersonTimeline.tsx';

/** What the page of a person opens with: what matters, what staff remember, and what happened (docs/product.md 13.5). */
export function PersonOverview() {
  return (
    <Stack spacing={4}>
      <PersonFacts />
      <StaffNotes resource="users" />
      <PersonTimeline />
    </Stack>
  );
}

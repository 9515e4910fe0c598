import { User } from '../../../models/User.ts';
import { createStaffNote } from '../../../testing/factories/staff-note.ts';
import type { AccountName } from '../content/accounts.ts';
import { demoNotes, demoTags } from '../content/staff-notes.ts';
import { cardOf, userOf, type SeedContext } from './context.ts';

/** Tags and notes of staff. */
export async function writeStaffNotes(context: SeedContext): Promise<void> {
  const { trx, calendar } = context;
  const admin = userOf(context, 'admin');
  for (const [name, tags] of Object.entries(demoTags))
    await User.query(trx)
      .findById(userOf(context, name as AccountName).id)
      .patch({ tags: [...tags] });
  for (const { person, card, words, age } of demoNotes) {
    const userId = userOf(context, person).id;
    await createStaffNote(trx, {
      resource: card ? 'business-profiles' : 'users',
      recordId: card ? cardOf(context, card).id : userId,
      userId,
      authorId: admin.id,
      authorName: admin.username,
      words,
      createdAt: calendar.hoursAgo(age),
    });
  }
}

import type { AccountName } from './accounts.ts';
import type { DemoSlug } from '../slugs.ts';

/** Tags by which staff find people again. */
export const demoTags: Partial<Record<AccountName, readonly string[]>> = {
  owner: ['ממליצה', 'עונה במייל'],
  lapsed: ['לחזור אליו'],
  team: ['ארגון', 'חידוש בינואר'],
};

interface DemoNote {
  person: AccountName;
  /** About this card of theirs; else about the person. */
  card?: DemoSlug;
  words: string;
  /** In hours. */
  age: number;
}

/** What staff wrote down about people and their cards. */
export const demoNotes: readonly DemoNote[] = [
  { person: 'owner', words: 'מעדיפה מייל. בטלפון רק אחרי 16:00.', age: 900 },
  { person: 'owner', card: 'dana-levi', words: 'אישרה להציג את הכרטיס בדף הדוגמאות.', age: 400 },
  {
    person: 'lapsed',
    words: 'אמר שיחדש אחרי החגים.\nביקש לשמור לו את הכרטיסים הישנים.',
    age: 170,
  },
  { person: 'team', words: 'איש הקשר לחשבוניות: הנהלת חשבונות, לא רמי.', age: 60 },
];

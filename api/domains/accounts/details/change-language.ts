import type { Knex } from 'knex';
import type { Language } from '../../../contract/base/languages.ts';
import { User } from '../../../models/User.ts';

/** Stores a user's language, for their screens on other devices and for mail (docs/specification.md 1). */
export async function changeLanguage(knex: Knex, userId: number, language: Language): Promise<void> {
  await User.query(knex).findById(userId).patch({ language });
}

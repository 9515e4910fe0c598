import type { TranslationMessages } from 'react-admin';

/** Removes the index signature from a type, which leaves the keys known by name. */
type NamedKeys<Tree> = {
  [Key in keyof Tree as string extends Key ? never : Key]-?: NonNullable<Tree[Key]> extends string
    ? string
    : NamedKeys<NonNullable<Tree[Key]>>;
};

/** Every text react-admin may show, none optional: a language without one of them fails the type check. */
export type ReactAdminMessages = NamedKeys<TranslationMessages['ra']>;

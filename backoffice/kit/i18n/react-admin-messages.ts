import type { TranslationMessages } from 'react-admin';

/** Takes the "any other key" out of a type, so that what is left is the list of keys by name. */
type NamedKeys<Tree> = {
  [Key in keyof Tree as string extends Key ? never : Key]-?: NonNullable<Tree[Key]> extends string
    ? string
    : NamedKeys<NonNullable<Tree[Key]>>;
};

/** Every text react-admin may show, none optional: a language that leaves one out fails the type check. */
export type ReactAdminMessages = NamedKeys<TranslationMessages['ra']>;

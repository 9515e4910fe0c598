/**
 * For a form of react-admin, which begins on what a list knew and is filled anew when the record itself arrives: the
 * inputs that were typed in meanwhile stay as they are.
 */
export const keepTyped = { keepDirtyValues: true } as const;

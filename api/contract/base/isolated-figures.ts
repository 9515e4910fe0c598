/**
 * Figures between marks that hold them together: after an Arabic letter their parts would change places
 * (docs/facts/hebrew.md).
 */
export const isolatedFigures = (figures: string | number): string => `\u2066${figures}\u2069`;

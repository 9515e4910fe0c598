import type { CardTemplate } from './public-card.schema.ts';

/** Each template's own accent, where the owner chose none. */
export const templateAccents: Readonly<Record<CardTemplate, string>> = {
  basic: '#ffc21a',
  creative: '#ef5b3c',
  classic: '#6e1e2b',
  minimal: '#a8502f',
  bold: '#eb513a',
  night: '#bff24b',
};

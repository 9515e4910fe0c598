import type announced from '../../i18n/he/announced.ts';
import type { RouteId } from '../route-table.ts';

export type AnnouncedId = keyof typeof announced.sentences;

/** Where each page that is still being made leads on to, so that nobody stands before a wall. */
export const onwardLinks: Record<AnnouncedId, readonly RouteId[]> = {
  checkout: ['subscription', 'physical-cards', 'contact'],
  'checkout-item': ['subscription', 'physical-cards', 'contact'],
};

/** Pages where people look for a person to talk to. */
export const withCompany: ReadonlySet<AnnouncedId> = new Set(['checkout', 'checkout-item']);

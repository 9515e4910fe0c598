import { defineEndpoint } from '../endpoint.ts';
import type {
  exportAllStatsSchemas,
  exportCardStatsSchemas,
  readAllStatsSchemas,
  readCardStatsSchemas,
  recordEventSchemas,
  viewPictureSchemas,
} from './card-events.schema.ts';

/**
 * The page is cached as it is for all visitors, so it can't hold an anti-forgery token. The rule in its place: only
 * requests from our own pages are taken (Sec-Fetch-Site, else Origin), and no user's rights are used; the session is
 * read only to leave the owner out. `navigator.sendBeacon` sends text/plain, hence the body type.
 */
export const recordEventEndpoint = defineEndpoint<typeof recordEventSchemas>({
  method: 'post',
  path: '/api/cards/:id/events',
  access: 'public',
  bodyType: 'beacon',
  antiForgery: 'none',
});

/** The same view without JavaScript: the card's `<noscript>` names this picture. */
export const viewPictureEndpoint = defineEndpoint<typeof viewPictureSchemas>({
  method: 'get',
  path: '/api/cards/:id/view.gif',
  access: 'public',
});

/** An owner's statistics of one card; another owner's card counts as missing. */
export const readCardStatsEndpoint = defineEndpoint<typeof readCardStatsSchemas>({
  method: 'get',
  path: '/api/cards/:id/stats',
  access: 'signed-in',
});

export const readAllStatsEndpoint = defineEndpoint<typeof readAllStatsSchemas>({
  method: 'get',
  path: '/api/stats',
  access: 'signed-in',
});

/** The same days as a table for spreadsheets, a line for each day. */
export const exportCardStatsEndpoint = defineEndpoint<typeof exportCardStatsSchemas>({
  method: 'get',
  path: '/api/cards/:id/stats.csv',
  access: 'signed-in',
});

export const exportAllStatsEndpoint = defineEndpoint<typeof exportAllStatsSchemas>({
  method: 'get',
  path: '/api/stats.csv',
  access: 'signed-in',
});

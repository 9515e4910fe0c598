// Copies of the page's own icons (icons/outlines.ts) and a few more of Tabler Icons (icons/LICENSE.tabler.txt): a file
// shared with the previews in the workspace would be a second request.
export const email = 'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zm0 0 9 6 9-6';
export const message =
  'M8 9h8m-8 4h6m-5 5H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-3l-3 3z';
export const qr = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h3v3m3-3v1m-6 5h1m2 0h3v-3';
export const whatsapp =
  'm3 21 1.7-3.8A9 9 0 1 1 8 20.1zm6-11a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0za5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1';
export const link = 'm9 15 6-6m-4-3 .5-.5a5 5 0 0 1 7 7l-.5.5m-5 5-.4.5a5 5 0 0 1-7.1 0 5 5 0 0 1 0-7L6 11';
export const done = 'm5 12 5 5L20 7';
export const cross = 'M18 6 6 18M6 6l12 12';
export const upward =
  'M8 9H7a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2h-1m-4 5V3M9 6l3-3 3 3';
export const warning = 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0m9-4v4m0 4v.01';
export const lock =
  'M5 13a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zm3-2V7a4 4 0 0 1 8 0v4';
export const contact =
  'M19 6v14a1 1 0 0 1-1 1H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h10a1 1 0 0 1 1 1zm-9 10h6m-5-5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M4 8h3m-3 4h3m-3 4h3';
export const plane = 'M10 14 21 3m0 0-6.5 18a.55.55 0 0 1-1 0L10 14l-7-3.500a.55.55 0 0 1 0-1z';

import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { savedViewRow } from './entities/saved-view.ts';
import { idParams } from '../base/path-id.ts';
import { requiredLine } from '../base/typed-fields.ts';

const tag = 'admin';

/** More names for one list than anybody tells apart. */
export const maxSavedViews = 50;

/** A list as somebody wants it again: filter, order and columns by a name. */
export const savedView = savedViewRow.omit({ userId: true, createdAt: true });
export type SavedView = z.output<typeof savedView>;

export const listSavedViewsEndpoint = defineEndpoint({
  method: 'get',
  path: '/api/admin/saved-views',
  summary: "One's own saved views of all lists, by name",
  tag,
  access: 'admin',
  reply: z.array(savedView),
});

export const saveViewEndpoint = defineEndpoint({
  method: 'post',
  path: '/api/admin/saved-views',
  summary: 'Save a view; one of the same list and name is replaced',
  tag,
  access: 'admin',
  body: savedView
    .pick({ filter: true, sort: true, hiddenColumns: true })
    .extend({ resource: z.string().regex(/^[a-z-]{1,63}$/u, 'invalid_input'), name: requiredLine(60) }),
  reply: z.array(savedView),
  bodyLimit: 20_000,
});

export const deleteSavedViewEndpoint = defineEndpoint({
  method: 'delete',
  path: '/api/admin/saved-views/:id',
  summary: 'Delete one of one’s own saved views',
  tag,
  access: 'admin',
  params: idParams,
  reply: z.array(savedView),
});

import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { savedViewRow } from './entities/saved-view.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { requiredLine } from '../base/typed-fields.schema.ts';

const tag = 'admin';

/** More names for one list than an admin can tell apart. */
export const maxSavedViews = 50;

/** A saved view of a list: filter and order under a name. */
const savedView = savedViewRow.omit({ userId: true, hiddenColumns: true, createdAt: true });
export type SavedView = z.output<typeof savedView>;

export const listSavedViewsSchemas = {
  summary: "One's own saved views of all lists, by name",
  tag,
  reply: z.array(savedView),
} satisfies EndpointSchemas;

export const saveViewSchemas = {
  summary: 'Save a view; one of the same list and name is replaced',
  tag,
  body: savedView
    .pick({ filter: true, sort: true })
    .extend({ resource: z.string().regex(/^[a-z-]{1,63}$/u, 'invalid_input'), name: requiredLine(60) }),
  reply: z.array(savedView),
  bodyLimit: 20_000,
} satisfies EndpointSchemas;

export const deleteSavedViewSchemas = {
  summary: 'Delete one of one’s own saved views',
  tag,
  params: idParams,
  reply: z.array(savedView),
} satisfies EndpointSchemas;

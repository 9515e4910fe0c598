import type { z } from 'zod';

/** Who may call an endpoint. `staff` is admin or moderator; `admin` is the back office. */
export type Access = 'public' | 'signed-in' | 'staff' | 'admin';

/** One operation of the API: what it takes, what it answers and who may call it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Koa router path, `/api/things/:id`. */
  path: string;
  /** One English line for the API documentation. */
  summary: string;
  /** Groups operations in the API documentation. */
  tag: string;
  access: Access;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Schema of the answer's JSON body; absent = no body. */
  reply?: Reply;
  /** Status of success; 200 unless said, 204 where there is no reply. */
  status?: number;
  /** Largest body in bytes; 100 kB unless said. */
  bodyLimit?: number;
  /**
   * How the body comes: `stream` leaves it unread for the handler (uploads), `json-or-form` also takes what a plain
   * HTML form sends, `beacon` JSON that is called text/plain. JSON unless said.
   */
  bodyType?: 'json' | 'form' | 'stream' | 'json-or-form' | 'beacon';
  /**
   * `none` for a write that does nothing in a person's name (a beacon, a provider's signed callback): it then
   * needs no anti-forgery token and may come from anywhere. Never for anything that asks who is signed in.
   */
  antiForgery?: 'none';
  /** For an answer that stays open and tells events (server-sent): the schema of each event's JSON by its name. */
  events?: Readonly<Record<string, z.ZodType>>;
  /** Cache-Control of the answer, which then also gets an ETag; `no-store` unless said. */
  cache?: string;
}

/** Keeps the schemas' types, so that a handler's input and a client's call are checked against them. */
export function defineEndpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodUndefined,
>(endpoint: Endpoint<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply> {
  return endpoint;
}

import type { z } from 'zod';
import type { Permission } from './accounts/permissions.ts';

/** Who may call an endpoint: everybody, whoever is signed in, or staff whose role holds the permission. */
export type Access = 'public' | 'signed-in' | Permission;

/**
 * As much of a zod schema as the types here ask for. Comparing each schema of the contract with all of zod's own type
 * took a third of the type check.
 */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}

/** What an operation takes and answers, and how the server treats it: only the server loads it. */
export interface EndpointSchemas<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  Present extends Schema = Schema,
> {
  /** One English line for the API documentation. */
  summary: string;
  /** Groups operations in the API documentation. */
  tag: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Schema of the answer's JSON body; absent = no body. */
  reply?: Reply;
  /** Schema of the stored state that a refusal shows as `present`, where a call may have been based on an older one. */
  present?: Present;
  /** Status of success; 200 unless said, 204 where there is no reply. */
  status?: number;
  /** Largest body in bytes; 100 kB unless said. */
  bodyLimit?: number;
  /** For an answer that stays open and tells events (server-sent): the schema of each event's JSON by its name. */
  events?: Readonly<Record<string, z.ZodType>>;
  /** Cache-Control of the answer, which then also gets an ETag; `no-store` unless said. */
  cache?: string;
}

/** How an operation is called: all that a browser loads of it. */
export interface EndpointAddress {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Koa router path, `/api/things/:id`. */
  path: string;
  access: Access;
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
  /**
   * How the caller proves anew who they are, where a session left open must not be enough (docs/security.md S2).
   * `fresh`: a proof within the last ten minutes, checked before the input is read. `in-form`: the operation's own form
   * takes the password each time.
   */
  proof?: 'fresh' | 'in-form';
}

declare const schemas: unique symbol;

/**
 * One operation of the API. Its schemas hang on it by type only, so that a client's call is checked against them
 * and yet loads no zod; the server mounts both (`api/http/route.ts`).
 */
export interface Endpoint<Schemas extends EndpointSchemas> extends EndpointAddress {
  /** Never there when it runs. A function, so that no schemas but the endpoint's own may be mounted with it. */
  readonly [schemas]?: (linked: Schemas) => Schemas;
}

/** Links an address to its schemas: `defineEndpoint<typeof listLeadsSchemas>({ method, path, access })`. */
export function defineEndpoint<Schemas extends EndpointSchemas>(address: EndpointAddress): Endpoint<Schemas> {
  return address;
}

type Part = 'params' | 'query' | 'body' | 'reply' | 'present';
type In<Schemas extends EndpointSchemas, Name extends Part> =
  Schemas extends Record<Name, infer One extends Schema> ? z.input<One> : undefined;
type Out<Schemas extends EndpointSchemas, Name extends Part> =
  Schemas extends Record<Name, infer One extends Schema> ? z.output<One> : undefined;

/** A value of an address: text as it stands there, or what the server reads from it, '7' or 7. */
type Written<Typed, Read> = unknown extends Typed ? Read | string : Typed | Read;
/** Names that may be left out, since the schema catches whatever comes. */
type Caught<Schemas> = Schemas extends { query: z.ZodObject<infer Shape> }
  ? { [Name in keyof Shape]: Shape[Name] extends z.ZodCatch ? Name : never }[keyof Shape]
  : never;
type Addressed<Typed, Read, Skipped> = Typed extends undefined
  ? undefined
  : {
      [Name in keyof Typed as Name extends Skipped ? never : Name]: Name extends keyof Read
        ? Written<Typed[Name], Read[Name]> | undefined
        : never;
    } & { [Name in keyof Typed & keyof Read & Skipped]?: Written<Typed[Name], Read[Name]> | undefined };

type Empty = Record<never, never>;
type Given<Input> = {
  [
    Name in keyof Input as undefined extends Input[Name] ? never : Empty extends Input[Name] ? never : Name
  ]: Input[Name];
} & {
  [
    Name in keyof Input as undefined extends Input[Name] ? never : Empty extends Input[Name] ? Name : never
  ]?: Input[Name];
};

type ParamsOf<Schemas extends EndpointSchemas> =
  Schemas extends Record<'params', Schema>
    ? { [Name in keyof In<Schemas, 'params'>]: string | number }
    : undefined;
type QueryOf<Schemas extends EndpointSchemas> = Addressed<
  In<Schemas, 'query'>,
  Out<Schemas, 'query'>,
  Caught<Schemas>
>;

/** Which address of an endpoint is meant; nothing of it needs to be said where the path takes nothing. */
export type AddressInput<Schemas extends EndpointSchemas> = Given<{
  params: ParamsOf<Schemas>;
  query: QueryOf<Schemas>;
}>;

/** All that a client says to an endpoint. */
export type CallInput<Schemas extends EndpointSchemas> = Given<{
  params: ParamsOf<Schemas>;
  query: QueryOf<Schemas>;
  body: In<Schemas, 'body'>;
}>;

/** What a client gets back; nothing where the endpoint names no reply. */
export type ReplyOf<Schemas extends EndpointSchemas> = Out<Schemas, 'reply'>;

/** What a refusal shows of the stored state; nothing where the endpoint names no `present`. */
export type PresentOf<Schemas extends EndpointSchemas> = Out<Schemas, 'present'>;

/** An input that may be left out where none of it is needed. */
export type Optional<Input> = Empty extends Input ? [input?: Input] : [input: Input];

/**
 * The address of an endpoint with its parameters and query filled in; what is undefined is left out of the query.
 * The only place where a client's address of the API is made.
 * @throws {Error} where a parameter of the path is missing, which the type check refuses already
 */
export function pathOf<Schemas extends EndpointSchemas>(
  endpoint: Endpoint<Schemas>,
  ...[input]: Optional<AddressInput<Schemas>>
): string {
  return addressOf(endpoint, input);
}

/**
 * The same for an input whose type was checked by the caller's own signature.
 * @param input what an endpoint of this address takes, or nothing
 */
export function addressOf(endpoint: EndpointAddress, input: unknown): string {
  const { params = {}, query = {} } = (input ?? {}) as { params?: Values; query?: Values };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    if (params[name] === undefined) throw new Error(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(String(params[name]));
  });
  return withQuery(path, query);
}

/** The body in an input whose type was checked by the caller's own signature. */
export const bodyOf = (input: unknown): unknown => (input as { body?: unknown } | undefined)?.body;

/** A path with these values after those that it has; what is undefined is left out. */
export function withQuery(path: string, query: Values): string {
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
  return (search && `${path}${path.includes('?') ? '&' : '?'}${search}`) || path;
}

type Values = Partial<Record<string, unknown>>;

/** The same by the endpoint itself. */
export type ReplyTo<One> = One extends Endpoint<infer Schemas> ? ReplyOf<Schemas> : never;

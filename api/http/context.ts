import type { Knex } from 'knex';
import type Koa from 'koa';
import type { DefaultContext, Middleware, ParameterizedContext } from 'koa';
import type { Logger } from 'pino';
import type { MountedEndpoint } from './mounted-endpoint.ts';
import type { CardLanguage } from '../contract/base/card-languages.ts';
import type { Language } from '../contract/base/languages.ts';
import type { PartRequest, RefusedForm } from '../contract/website/rendering.ts';
import type { UserRole } from '../contract/accounts/roles.schema.ts';
import type { AppDeps } from '../deps.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { AppMetrics } from './metrics.ts';
import type { Overload } from './overload.ts';

/** The signed-in user a request acts for. Read from the database on each request, never from the client. */
export interface Actor {
  id: number;
  username: string;
  email: string;
  role: UserRole;
  /** Of staff who have yet to give a second factor, and until then act as a plain user (docs/security.md S1). */
  owesSecondFactor?: true;
  /** True for the demo account, which may not change its own credentials (docs/product.md 3). */
  isDemo: boolean;
  /** How the request was authenticated: only a session needs the anti-forgery token. */
  via: 'session' | 'token';
  /** Who of staff views the product as this user, read-only (docs/security.md B7). */
  viewing?: { byId: number; byName: string; until: Date };
}

/** A session's id is the hash of its cookie, a token's the number of its row. */
export type Credential = { kind: 'session'; id: string } | { kind: 'token'; id: number };

export interface RequestState {
  requestId: string;
  log: Logger;
  language: Language;
  /** What errors are said in: a card's visitor names the card's language, which may be none of the interface's. */
  readerLanguage: CardLanguage;
  /** Nonce of this answer's content security policy. */
  nonce: string;
  /** Whether this answer's page is kept for many: then it has neither nonce nor request id in it. */
  isForMany?: boolean;
  actor: Actor | null;
  /** The session or token that authenticated the actor, by its stored id; null for a guest. */
  credential: Credential | null;
  /** When that session or token last proved who its user is; null for a guest, and where it never did. */
  provedAt: Date | null;
  /** The caller's address, as far as the trusted proxies tell; never logged, and stored only as a hash. */
  clientAddress: string;
  /** Anti-forgery token for the forms of this answer's page, where they must work without a script. */
  formToken?: string;
  /** A form of this answer's page that was sent without a script and refused. */
  refusedForm?: RefusedForm;
  endpoint?: MountedEndpoint;
  /** Set by the `transaction` guard; committed only when the handler returns. */
  trx?: Knex.Transaction;
}

export interface RequestContext extends DefaultContext {
  deps: AppDeps;
  lifecycle: Lifecycle;
  metrics: AppMetrics;
  overload: Overload;
  /** Answers with the storefront's page of a request's address. */
  showPage(ctx: AppContext): Promise<void>;
  /**
   * The HTML of a page of the storefront, without a script, as a guest would get it if the API gave these answers.
   * @param answers bodies by the path of the API
   */
  drawPage(ctx: AppContext, url: string, answers: Readonly<Record<string, unknown>>): Promise<string>;
  /** The HTML of one part of the storefront by itself, without a script. */
  drawPart(ctx: AppContext, part: PartRequest['part']): Promise<string>;
  /** Every operation that is mounted. */
  endpoints: readonly MountedEndpoint[];
}

export type AppContext = ParameterizedContext<RequestState, RequestContext>;
export type AppMiddleware = Middleware<RequestState, RequestContext>;
export type App = Koa<RequestState, RequestContext>;

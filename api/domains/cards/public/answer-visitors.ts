import type { RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Storefront } from '../../../adapters/storefront.ts';
import { networkOf, clientAddressOf } from '../../../http/client-address.ts';
import type { App, AppContext } from '../../../http/context.ts';
import { refusedAlready } from '../../../http/overload.ts';
import { logManyRequests } from '../../../http/request-log.ts';
import { requestIdOf } from '../../../http/start-request.ts';
import { urgencyOf } from '../../../http/urgency.ts';
import type { AppDeps } from '../../../deps.ts';
import type { CardAnswer } from '../page-cache/card-answer.ts';
import { cardCacheOf } from '../page-cache/card-cache.ts';
import { isGuest, readVisit, type CardVisit } from '../page-cache/card-visit.ts';
import { hasEdge } from '../page-cache/edge-headers.ts';
import { keysOfPage, languageFor, recountWhenSmaller } from '../page-cache/send-page.ts';
import { havingWaited } from '../page-cache/serve-cached-page.ts';
import { isKnown, writeKnown, writePage } from '../page-cache/write-answer.ts';
import type { CardAddress } from './card-address.ts';
import { noCardFor } from './card-pages.ts';
import { createAnswerMaker } from './make-answer.ts';
import { NoCardPage } from './no-card-page.ts';
import { addressByNumber, readRequest } from './read-request.ts';

/** What browsers send as Accept-Encoding is one of a few dozen values. */
const maxAccepted = 500;
/** Choices of a language, by what browsers say of theirs. */
const maxChosen = 2_000;
/** Characters of headers that are worth keeping for that. */
const maxSaid = 1_000;

/** What the storefront, which is above the cards, does for them. */
interface StorefrontPages {
  /** Gives the renderer of cards. */
  storefrontOf(deps: AppDeps): Storefront;
  /** Answers with the storefront's page of the request's address. */
  show(ctx: AppContext): Promise<void>;
}

/** One visitor's question, and where its answer goes. */
interface Question extends CardVisit {
  response: ServerResponse;
  /** Milliseconds of the process's clock. */
  began: number;
}

/**
 * Answers visitors at the addresses of cards before the application is asked: from memory, else with what is made for
 * everybody from the database. The whole way through the application takes ten times as long as an answer from memory.
 * Whatever isn't for everybody goes it: whoever is signed in where no page is in memory, programs, files, what is refused
 * and what fails.
 * @param whole the application
 */
export function answerVisitors(
  app: App,
  whole: RequestListener,
  { storefrontOf, show }: StorefrontPages,
): RequestListener {
  const { deps, lifecycle, metrics, overload } = app.context as unknown as AppContext;
  // In development the next page may be another one; and what a cache in front may keep is confirmed by the whole way.
  if ((deps.env.NODE_ENV === 'development' && deps.storefront) || hasEdge(deps.env)) return whole;
  const cache = cardCacheOf({ deps, lifecycle });
  const { pages, compressor } = cache;
  const noCardPage = new NoCardPage(app, compressor, show);
  const answers = createAnswerMaker(deps, () => storefrontOf(deps));
  const log = logManyRequests(deps.log);
  const durations = new Map<number, { observe(seconds: number): void }>();
  const takesBrotli = new Map<string, boolean>();
  const chosen = new LRUCache<string, CardAnswer['language']>({ max: maxChosen });

  const contextOf = ({ request, response }: Question) =>
    app.createContext(request, response) as unknown as AppContext;

  /** Whether the visitor's browser takes brotli: then it gets it, wherever it stands in what the browser would take. */
  function accepts(question: Question): boolean {
    const header = question.request.headers['accept-encoding'] ?? '';
    let takes = takesBrotli.get(header);
    if (takes === undefined) {
      takes = contextOf(question).acceptsEncodings('br') === 'br';
      if (takesBrotli.size >= maxAccepted) takesBrotli.clear();
      takesBrotli.set(header, takes);
    }
    return takes;
  }

  /** Whoever takes no brotli gets the bytes made by the application, but for what is sent as it is. */
  const canTake = (question: Question, { body }: CardAnswer) => !body.isCompressible || accepts(question);

  /** The one of an answer's languages that this visitor gets. */
  function languageOf(question: Question, page: CardAnswer): CardAnswer['language'] {
    const choose = () => languageFor(contextOf(question), page);
    const { cookie = '', 'accept-language': accepted = '' } = question.request.headers;
    // An address may name a language, too.
    if (question.search !== '' || cookie.length + accepted.length > maxSaid) return choose();
    const { spokenBy, languages } = page;
    const key = JSON.stringify([spokenBy, spokenBy === 'site' ? cookie : languages, accepted]);
    let language = chosen.get(key);
    if (!language) chosen.set(key, (language = choose()));
    return language;
  }

  function find(question: Question): CardAnswer | undefined {
    const now = deps.clock.now().getTime();
    const found = pages.find(question.key, now);
    // What tells of no card is for guests, and 301 for an address without a query, which it would have to keep.
    if (!found || (found.status !== 200 && !isForGuest(question, found))) return undefined;
    if (found.languages.length < 2) return found;
    const language = languageOf(question, found);
    return language === found.language ? found : pages.find(`${question.key} ${language}`, now);
  }

  const isNone = ({ key }: Question) => cache.isFresh && pages.isNone(key, deps.clock.now().getTime());

  function write(question: Question, page: CardAnswer): void {
    const { request, response } = question;
    const requestId = requestIdOf(request);
    const isKept = page.status === 200 && isKnown(request.headers, page.etag);
    const status = isKept ? 304 : page.status;
    if (isKept) writeKnown(response, page, requestId);
    else writePage(response, page, requestId);
    tell(question, status, requestId);
  }

  function tell({ began, path }: Question, status: number, requestId: string): void {
    const took = performance.now() - began;
    let duration = durations.get(status);
    if (!duration) {
      duration = metrics.httpDuration.labels({ method: 'GET', route: 'other', status: String(status) });
      durations.set(status, duration);
    }
    duration.observe(took / 1_000);
    log({ requestId, method: 'GET', path, status, milliseconds: took });
  }

  /** @returns whether it was in memory */
  function answerFromMemory(question: Question): boolean {
    const page = cache.isFresh ? find(question) : undefined;
    if (!page || !canTake(question, page)) return false;
    const { body } = page;
    const smaller = body.canBeSmaller
      ? compressor.again(body, recountWhenSmaller(pages, question.key, page))
      : null;
    if (smaller) void smaller.then(() => write(question, page));
    else write(question, page);
    return true;
  }

  /** @returns whether it was the storefront's page for an address without a card, which is at hand */
  function answerNoCardAtOnce(question: Question): boolean {
    const { request, response, path, search } = question;
    if (search !== '' || !isNone(question)) return false;
    if (!isGuest(request) || !accepts(question)) return false;
    const requestId = requestIdOf(request);
    if (!noCardPage.answerAtOnce(request, response, path, requestId)) return false;
    tell(question, 404, requestId);
    return true;
  }

  /** @returns whether it was the storefront's page for an address without a card */
  async function answerNoCard(question: Question): Promise<boolean> {
    const { request, response, path, search } = question;
    if (search !== '') return false;
    const requestId = requestIdOf(request);
    if (!(await noCardPage.answer(request, response, path, requestId))) return false;
    tell(question, 404, requestId);
    return true;
  }

  /** @returns whether there is an answer for everybody */
  async function answerAnew(question: Question, address: CardAddress): Promise<boolean> {
    const mark = cache.isFresh ? pages.mark() : null;
    const standing = await answers.find(address);
    // Whoever asked for the same may have been quicker.
    if (answerFromMemory(question)) return true;
    const page = answers.make(standing, { ...question, context: () => contextOf(question) });
    if (page === null) return false;
    if (page.status === 404) {
      if (mark !== null && cache.isFresh) pages.keepNone(question.key, page, mark);
      noCardFor.add(question.request);
      return answerNoCard(question);
    }
    const keys = keysOfPage(question.key, page);
    const isKept = mark !== null && cache.isFresh && keys.every((key) => pages.keep(key, page, mark));
    await compressor.first(page.body, isKept ? recountWhenSmaller(pages, question.key, page) : null);
    write(question, page);
    return true;
  }

  /** Makes the answer in a place among those who need the database (docs/operations/load.md). */
  async function answerInPlace(question: Question, address: CardAddress): Promise<boolean> {
    const { request, path } = question;
    const urgency = urgencyOf('GET', path) ?? 'card';
    const network = networkOf(clientAddressOf(request, deps.env.TRUSTED_PROXY_HOPS));
    const leave = overload.admits(urgency, network) ? await overload.enter(urgency, network) : null;
    if (!leave) {
      refusedAlready.add(request);
      return false;
    }
    try {
      return await answerAnew(question, address);
    } finally {
      leave();
    }
  }

  async function answerSoon(question: Question, address: CardAddress | null): Promise<boolean> {
    if (!cache.isSettled) {
      // A change of this very process, in a request or in a job of its worker, is never answered with the old page.
      await cache.settle();
      if (answerFromMemory(question)) return true;
      havingWaited.add(question.request);
    }
    // Of the cards that are no page of everybody's, the whole way knows who may see them.
    if (address === null || !isGuest(question.request)) return false;
    if (isNone(question)) return answerNoCard(question);
    return answerInPlace(question, address);
  }

  return (request, response) => {
    const visit = lifecycle.draining || cache.isAway ? null : readVisit(request);
    if (!visit) return whole(request, response);
    const question = { ...visit, response, began: performance.now() };
    const isInMemory = pages.has(visit.key);
    if (cache.isSettled && (isInMemory ? answerFromMemory(question) : answerNoCardAtOnce(question))) return;
    const address = accepts(question) ? addressOf(visit.path) : null;
    if (!isInMemory && !address) return whole(request, response);
    const goWhole = () => {
      if (!response.headersSent) whole(request, response);
    };
    // Whatever fails fails there once more, with words for the visitor and a line of the log.
    void answerSoon(question, address).then((isAnswered) => isAnswered || goWhole(), goWhole);
  };
}

const isForGuest = ({ request, search }: CardVisit, { status }: CardAnswer): boolean =>
  isGuest(request) && (status !== 301 || search === '');

/** The address of a card's page; null for all others, and for what is no honest address. */
function addressOf(path: string): CardAddress | null {
  try {
    const decoded = decodeURIComponent(path);
    const request = addressByNumber(decoded) === null ? readRequest(decoded) : null;
    return request && request.file === null ? request.address : null;
  } catch {
    return null;
  }
}

import type { Storefront } from '../../../adapters/storefront.ts';
import { languagesOfCard } from '../../../contract/cards/card-texts.ts';
import { defaultLanguage, languages as siteLanguages } from '../../../contract/base/languages.ts';
import type { AppContext } from '../../../http/context.ts';
import { cardLanguageFor, detectLanguage } from '../../../http/language.ts';
import { earliest } from '../../../lib/earliest.ts';
import type { AppDeps } from '../../../deps.ts';
import type { ClosedCardAddress } from '../../../models/ClosedCardAddress.ts';
import { closedAddressMessages, takenDownMessages } from '../messages.ts';
import type { CardAnswer, NoCard } from '../page-cache/card-answer.ts';
import { findClosedAddress } from './answer-closed-address.ts';
import type { CardAddress } from './card-address.ts';
import { cardFinderOf, type FoundCard } from './card-finder.ts';
import { showFoundCard, type ChooseLanguage } from './find-visible-card.ts';
import { createPageMaker, rendererOf, type CardRenderer } from './make-page.ts';
import { createOtherAnswers } from './other-answers.ts';

/** What a visitor asked for. */
interface Asked {
  isFramed: boolean;
  /** Query with its question mark; empty without one. */
  search: string;
  /** Reads the visitor's languages, where an answer is had in several. */
  context(): AppContext;
}

/** What stands at an address. */
interface Standing {
  card: FoundCard | null;
  /** Where there is no card: the address of one whose account was closed. */
  closed: ClosedCardAddress | null;
  renderer: CardRenderer;
}

interface AnswerMaker {
  /** Reads what stands at an address. */
  find(address: CardAddress): Promise<Standing>;
  /**
   * Makes what every guest gets at this address; in one turn, so that whoever asked for the same meanwhile finds it.
   * @returns null for what isn't the same each time
   */
  make(standing: Standing, asked: Asked): CardAnswer | NoCard | null;
}

/** Minutes after which an address that nobody has is looked for again, should the notice that somebody took it be lost. */
const minutesWithoutOwner = 10;

/** Makes the answers at the addresses of cards that are the same for everybody. */
export function createAnswerMaker(deps: AppDeps, storefrontOf: () => Storefront): AnswerMaker {
  const { knex, clock } = deps;
  const finder = cardFinderOf(knex);
  const makePage = createPageMaker(deps);
  const others = createOtherAnswers(deps.env);

  function leaving(closed: ClosedCardAddress, { context }: Asked): CardAnswer {
    const of = { cardId: 0, ownerId: 0, expiresAt: closed.expiresAt.getTime() };
    if (closed.leadsTo === null) return others.gone(of, closedAddressMessages, detectLanguage(context()));
    const spoken = { languages: siteLanguages.slice(0, 1), language: defaultLanguage };
    return others.redirect({ ...of, ...spoken }, 302, closed.leadsTo, { 'X-Robots-Tag': 'noindex' });
  }

  return {
    async find(address) {
      const now = clock.now();
      const [card, renderer] = await Promise.all([finder.find(address, now), rendererOf(storefrontOf())]);
      const closed = card ? undefined : await findClosedAddress(knex, address, now);
      return { card, closed: closed ?? null, renderer };
    },
    make({ card: found, closed, renderer }, asked) {
      if (!found)
        return closed
          ? leaving(closed, asked)
          : { status: 404, ownerId: 0, expiresAt: clock.now().getTime() + minutesWithoutOwner * 60_000 };
      const { card: row } = found;
      const languages = languagesOfCard(row);
      const choose: ChooseLanguage = (all) =>
        all.length === 1 ? all[0] : cardLanguageFor(asked.context(), all);
      const visible = showFoundCard(found, null, choose, clock.now(), deps);
      if (!visible)
        // Whoever takes a former address once it leads nowhere may be anybody.
        return { status: 404, ownerId: row.userId, expiresAt: found.formerUntil?.getTime() ?? Infinity };
      const of = {
        cardId: row.id,
        ownerId: row.userId,
        expiresAt: earliest([row.coverageChangesAt, found.formerUntil])?.getTime() ?? Infinity,
        languages,
        language: choose(languages),
      };
      if (visible.kind === 'taken_down')
        return others.gone(of, takenDownMessages, detectLanguage(asked.context()));
      if (visible.kind === 'lapsed')
        return others.redirect(of, 302, `/inactive-card?business=${encodeURIComponent(visible.name)}`);
      // With what was asked of it: a frame on another site stays a frame.
      if (visible.isFormerAddress)
        return asked.search === '' ? others.redirect(of, 301, visible.card.path) : null;
      return makePage(visible, asked.isFramed, renderer);
    },
  };
}

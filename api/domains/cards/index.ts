// What other domains may call of this one; all else is its own (docs/architecture.md).

/** Cards that are listed, for the sitemap. */
export { countListedCards, readListedCards, type ListedCard } from './directory/listed-cards.queries.ts';

/** Files whose rows are gone. */
export { removeDiscardedFiles } from './media/remove-discarded-files.ts';

/** A card as visitors may see it, and whether staff took it down. */
export { presentPublicCard } from './public/cards.presenter.ts';
export { findVisibleCard } from './public/find-visible-card.ts';
export { takenDownCondition } from './public/taken-down.ts';

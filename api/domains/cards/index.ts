// What other domains may call of this one; all else is its own (docs/architecture.md).

/** Cards that are listed, for the sitemap. */
export { countListedCards, readListedCards, type ListedCard } from './directory/listed-cards.queries.ts';

/** Cards by name, for conversations about them. */
export { namedCards } from './my-cards/named-cards.queries.ts';

/** Pictures of cards as files, for what is drawn of a card elsewhere. */
export { readStoredPicture } from './media/read-stored-picture.ts';

/** A stranger's file: how it comes, and what may be stored of it. */
export { checkUploadedFile } from './media/check-uploaded-file.ts';
export { receiveUpload } from './media/receive-upload.ts';

/** Files whose rows are gone. */
export { removeDiscardedFiles } from './media/remove-discarded-files.ts';

/** A card as visitors may see it. */
export { readCardName } from './public/card-address.ts';
export { presentPublicCard } from './public/cards.presenter.ts';
export { findVisibleCard } from './public/find-visible-card.ts';

/** A page of ours that belongs to a card, needs no script, and wears its accent. */
export { cardDocument, plainDocument } from './reviews/review-page.ts';

/** What of an owner's words is mailed to strangers. */
export { mailedWords, withoutLures } from './sharing/mailed-words.ts';

/** A card that staff make in its owner's name. */
export { createCardForOwner } from './staff/create-card-for-owner.ts';

/** What staff see of a user's cards, and what waits for them. */
export { countWaitingCards } from './reports/count-waiting-cards.ts';
export { cardsOfUser } from './staff/cards-of-user.queries.ts';

import { adminRows } from '../../../contract/admin/rows.schema.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';
import { CardReview } from '../../../models/CardReview.ts';
import { reviewCommands } from './review-commands.ts';

/** Reviews of cards as staff see them; the words nobody but the client changes (docs/product.md 12.5). */
export const cardReviewsResource: AdminResource = {
  name: 'card-reviews',
  model: CardReview,
  row: adminRows['card-reviews'],
  sortable: ['status', 'stars', 'createdAt', 'publishedAt', 'reportedAt'],
  filterable: [
    'profileId',
    'status',
    'kind',
    'stars',
    'reportReason',
    'takenReason',
    'decidedBy',
    'createdAt',
  ],
  searched: 'card_reviews',
  defaultSort: ['createdAt', 'DESC'],
  commands: reviewCommands,
};

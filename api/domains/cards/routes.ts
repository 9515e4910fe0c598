import type { AdminResource } from '../../http/admin/admin-resource.ts';
import type { FeatureRouter } from '../../http/route.ts';
import { communitiesRouter } from './directory/communities.routes.ts';
import { exampleCardsRouter } from './directory/example-cards.routes.ts';
import { showcaseRouter } from './directory/showcase.routes.ts';
import { cardEditingRouter } from './edit/card-editing.routes.ts';
import { mediaRouter } from './media/media.routes.ts';
import { myCardsRouter } from './my-cards/my-cards.routes.ts';
import { addressTestRouter } from './public/address-test.routes.ts';
import { cardsRouter } from './public/cards.routes.ts';
import { cardReportResources } from './reports/card-reports.resource.ts';
import { cardReportsRouter } from './reports/card-reports.routes.ts';
import { cardReviewsResource } from './reviews/card-reviews.resource.ts';
import { myReviewsRouter } from './reviews/my-reviews.routes.ts';
import { writeReviewRouter } from './reviews/write-review.routes.ts';
import { mailCardRouter } from './sharing/mail-card.routes.ts';
import { businessProfilesResource } from './staff/business-profiles.resource.ts';
import { cardPageRouter } from './staff/cards.routes.ts';

/** Tables of this domain as the back office has them (docs/product.md 10). */
export const adminResources: readonly AdminResource[] = [
  ...cardReportResources,
  cardReviewsResource,
  businessProfilesResource,
];

/** What else of this domain answers requests of the API. */
export const routers: readonly FeatureRouter[] = [
  showcaseRouter,
  exampleCardsRouter,
  communitiesRouter,
  myCardsRouter,
  cardsRouter,
  cardEditingRouter,
  addressTestRouter,
  cardReportsRouter,
  myReviewsRouter,
  writeReviewRouter,
  mailCardRouter,
  mediaRouter,
  cardPageRouter,
];

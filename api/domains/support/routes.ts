import type { AdminResource } from '../../http/admin/admin-resource.ts';
import type { FeatureRouter } from '../../http/route.ts';
import { messagesResource } from './conversations/messages.resource.ts';
import { supportRouter } from './conversations/support.routes.ts';
import { cannedAnswersResource } from './inbox/canned-answers.resource.ts';
import { startConversationRouter } from './inbox/start-conversation.routes.ts';
import { inboxRouter } from './inbox/inbox.routes.ts';

/** Tables of this domain as the back office has them (docs/product.md 10). */
export const adminResources: readonly AdminResource[] = [messagesResource, cannedAnswersResource];

/** What else of this domain answers requests of the API. */
export const routers: readonly FeatureRouter[] = [supportRouter, inboxRouter, startConversationRouter];

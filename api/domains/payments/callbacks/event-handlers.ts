import type { AppDeps } from '../../../deps.ts';
import { settleBillingEvent } from '../attempts/settle-billing-event.ts';
import { settleDemoEvent } from '../demo/settle-demo-event.ts';
import type { EventHandler } from './process-events.ts';

/** Handlers of a provider's event, in the order in which they are asked whether it is theirs. */
export const eventHandlers = (_parts: AppDeps): readonly EventHandler[] => [
  settleBillingEvent,
  settleDemoEvent,
];

import type { AppDeps } from '../../../deps.ts';
import { settleBillingEvent } from '../attempts/settle-billing-event.ts';
import { settleDemoEvent } from '../demo/settle-demo-event.ts';
import type { EventHandler } from './process-events.ts';

/** Whoever may know what an event is about, in the order in which they are asked. */
export const eventHandlers = (_parts: AppDeps): readonly EventHandler[] => [
  settleBillingEvent,
  settleDemoEvent,
];

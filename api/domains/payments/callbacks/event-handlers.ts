import type { AppDeps } from '../../../deps.ts';
import { settleBillingEvent } from '../attempts/settle-billing-event.ts';
import { settleDemoEvent } from '../demo/settle-demo-event.ts';
import type { EventHandler } from './process-events.ts';

export const eventHandlers = (_parts: AppDeps): readonly EventHandler[] => [
  settleBillingEvent,
  settleDemoEvent,
];

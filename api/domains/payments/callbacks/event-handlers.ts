import { settleBillingEvent } from '../attempts/settle-billing-event.ts';
import { settleDemoEvent } from '../demo/settle-demo-event.ts';
import type { EventHandler } from './process-events.ts';

/** Whoever may know what a provider's event is about; each leaves alone what isn't its own. */
export const eventHandlers: readonly EventHandler[] = [settleBillingEvent, settleDemoEvent];

import { z } from 'zod';
import { DemoPayment } from '../../../models/DemoPayment.ts';
import type { ProviderEvent } from '../../../models/ProviderEvent.ts';
import type { AppDeps } from '../../../deps.ts';
import { addStep } from './apply-outcome.ts';
import { checkDemoPayment } from './check-demo-payment.ts';

/**
 * Handles a callback about a demo payment: writes it down and asks the provider.
 * @returns false when it is about no demo payment
 * @throws {Error} while the provider doesn't answer, so that the event is processed again
 */
export async function settleDemoEvent(deps: AppDeps, event: ProviderEvent): Promise<boolean> {
  const reference = z.uuid().safeParse(event.reference);
  if (!reference.success || !deps.payments) return false;
  const payment = await DemoPayment.query(deps.knex).findOne('public_id', reference.data);
  if (!payment) return false;
  const noted =
    event.tries > 1 ? payment : await addStep(deps.knex, payment.id, 'callback', deps.clock.now());
  if (noted.status === 'succeeded' || noted.status === 'review') return true;
  const { status } = await checkDemoPayment(deps, deps.payments, noted);
  if (status === 'unknown') throw new Error('the provider did not answer');
  return true;
}

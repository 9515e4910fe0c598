import { createSavedView } from '../../../testing/factories/saved-view.ts';
import { demoSavedViews } from '../content/saved-views.ts';
import { userOf, type SeedContext } from './context.ts';

export async function writeSavedViews(context: SeedContext): Promise<void> {
  for (const { owner, ...view } of demoSavedViews)
    await createSavedView(context.trx, {
      ...view,
      userId: userOf(context, owner).id,
      createdAt: context.calendar.day(-30, 10),
    });
}

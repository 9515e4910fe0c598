import { planPreviewQuery, previewedPlan } from '../../../contract/subscriptions/plan-preview.schema.ts';
import type { ApiAnswer } from '../../../contract/website/rendering.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { overridePolicy } from '../../../http/content-security-policy.ts';
import { drawPart } from './draw-part.ts';

function decoded(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}

/**
 * Answers with the pricing card of the plan in the address, as the landing page shows it, for the back office's
 * frame (docs/product.md 13.16). The caller has let nobody but admins through.
 * @param read calls the API as the visitor
 * @throws {AppError} `validation_failed` for an address without a plan
 */
export async function answerPlanPreview(
  ctx: AppContext,
  read: (path: string) => Promise<ApiAnswer>,
): Promise<void> {
  const query = planPreviewQuery.safeParse(ctx.query);
  const asked = previewedPlan.safeParse(query.success ? decoded(query.data.plan) : null);
  if (!query.success || !asked.success)
    throw new AppError('validation_failed', { message: 'the address names no plan' });
  const { cycle, language } = query.data;
  const plan = asked.data;
  const html = await drawPart(ctx, read, { kind: 'plan', plan, cycle }, language);
  overridePolicy(ctx, { 'frame-ancestors': ["'self'"], 'script-src': ["'none'"] });
  ctx.set('Content-Language', language);
  ctx.type = 'html';
  ctx.body = html;
}

import { z } from 'zod';
import { language } from '../base/language.schema.ts';
import { publicProduct } from './products.schema.ts';

/** The query of a plan's framed card. `plan` is JSON in base64, so that Hebrew fits into an address. */
export const planPreviewQuery = z.object({
  plan: z.base64().max(12_000),
  cycle: z.enum(['monthly', 'yearly']).default('yearly'),
  language,
});

/** A plan that may not be saved yet. */
export const previewedPlan = publicProduct.extend({ id: z.int().min(0).default(0) });

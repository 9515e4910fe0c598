import {
  campaignAudience,
  type CampaignAudience,
} from '../../../../api/contract/messaging/entities/notification-campaign.schema.ts';
import { isRecord } from '../../../kit/fields/read-value.ts';

/** The free plan in a list of products, whose ids start at one. */
export const freePlanId = 0;

/** The audience in the API's shape; null while a choice is missing. */
export function readAudience(value: unknown): CampaignAudience | null {
  if (!isRecord(value)) return null;
  const { productId } = value;
  const parsed = campaignAudience.safeParse({
    ...value,
    productId: productId === freePlanId ? null : productId,
  });
  return parsed.success ? parsed.data : null;
}

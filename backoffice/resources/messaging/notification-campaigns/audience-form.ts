import {
  campaignAudience,
  type CampaignAudience,
} from '../../../../api/contract/messaging/entities/notification-campaign.schema.ts';
import { isRecord } from '../../../kit/fields/read-value.ts';

/** Stands for the free plan in a list of products, whose numbers begin at one. */
export const freePlanId = 0;

/** The audience as the API takes it; null while something is still to be chosen. */
export function readAudience(value: unknown): CampaignAudience | null {
  if (!isRecord(value)) return null;
  const { productId } = value;
  const parsed = campaignAudience.safeParse({
    ...value,
    productId: productId === freePlanId ? null : productId,
  });
  return parsed.success ? parsed.data : null;
}

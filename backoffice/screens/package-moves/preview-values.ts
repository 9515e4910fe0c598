import { type PreviewRequest } from '../../../api/contract/subscriptions/package-moves.schema.ts';
/** The form's values in the API's shape: an empty choice is no filter. */
export function readPreviewValues(values: Record<string, unknown>): PreviewRequest {
  const { fromProductId, toProductId, statuses, billingCycle, isEnterprise, autoRenew } = values;
  const filter = {
    statuses: Array.isArray(statuses) && statuses.length > 0 ? statuses : undefined,
    billingCycle: billingCycle || undefined,
    isEnterprise: readFlag(isEnterprise),
    autoRenew: readFlag(autoRenew),
    boughtFrom: values['boughtFrom'] || undefined,
    boughtUntil: values['boughtUntil'] || undefined,
  };
  const wish = { fromProductId: Number(fromProductId), toProductId: Number(toProductId), filter };
  // The form offers these choices only; the server checks them as it does everybody's.
  return wish as PreviewRequest;
}

function readFlag(value: unknown): boolean | undefined {
  return value === 'true' ? true : value === 'false' ? false : undefined;
}

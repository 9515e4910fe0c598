/** What the form holds, in the shape the API takes: nothing chosen narrows nothing. */
export function readPreviewValues(values: Record<string, unknown>): object {
  const { fromProductId, toProductId, statuses, billingCycle, isEnterprise, autoRenew } = values;
  const filter = {
    statuses: Array.isArray(statuses) && statuses.length > 0 ? statuses : undefined,
    billingCycle: billingCycle || undefined,
    isEnterprise: readFlag(isEnterprise),
    autoRenew: readFlag(autoRenew),
    boughtFrom: values['boughtFrom'] || undefined,
    boughtUntil: values['boughtUntil'] || undefined,
  };
  return { fromProductId: Number(fromProductId), toProductId: Number(toProductId), filter };
}

function readFlag(value: unknown): boolean | undefined {
  return value === 'true' ? true : value === 'false' ? false : undefined;
}

import { defineEndpoint } from '../endpoint.ts';
import type {
  acceptHandOverSchemas,
  claimChipSchemas,
  declineHandOverSchemas,
  freezeChipSchemas,
  giveBackSchemas,
  issueClaimCodeSchemas,
  keepChipSchemas,
  listChipsSchemas,
  offerHandOverSchemas,
  pointChipSchemas,
  pointChipsSchemas,
  readChipLogSchemas,
  replaceChipSchemas,
  unfreezeChipSchemas,
  withdrawHandOverSchemas,
} from './chips.schema.ts';

export const listChipsEndpoint = defineEndpoint<typeof listChipsSchemas>({
  method: 'get',
  path: '/api/chips',
  access: 'signed-in',
});

export const claimChipEndpoint = defineEndpoint<typeof claimChipSchemas>({
  method: 'post',
  path: '/api/chips/claim',
  access: 'signed-in',
});

export const pointChipsEndpoint = defineEndpoint<typeof pointChipsSchemas>({
  method: 'put',
  path: '/api/chips/card',
  access: 'signed-in',
});

export const pointChipEndpoint = defineEndpoint<typeof pointChipSchemas>({
  method: 'put',
  path: '/api/chips/:id/card',
  access: 'signed-in',
});

export const freezeChipEndpoint = defineEndpoint<typeof freezeChipSchemas>({
  method: 'post',
  path: '/api/chips/:id/freeze',
  access: 'signed-in',
});

export const unfreezeChipEndpoint = defineEndpoint<typeof unfreezeChipSchemas>({
  method: 'post',
  path: '/api/chips/:id/unfreeze',
  access: 'signed-in',
});

export const replaceChipEndpoint = defineEndpoint<typeof replaceChipSchemas>({
  method: 'post',
  path: '/api/chips/:id/replace',
  access: 'signed-in',
});

export const withdrawHandOverEndpoint = defineEndpoint<typeof withdrawHandOverSchemas>({
  method: 'post',
  path: '/api/chips/:id/hand-over/withdraw',
  access: 'signed-in',
});

export const acceptHandOverEndpoint = defineEndpoint<typeof acceptHandOverSchemas>({
  method: 'post',
  path: '/api/chips/:id/hand-over/accept',
  access: 'signed-in',
});

export const offerHandOverEndpoint = defineEndpoint<typeof offerHandOverSchemas>({
  method: 'post',
  path: '/api/chips/:id/hand-over',
  access: 'signed-in',
});

export const declineHandOverEndpoint = defineEndpoint<typeof declineHandOverSchemas>({
  method: 'post',
  path: '/api/chips/:id/hand-over/decline',
  access: 'signed-in',
});

export const giveBackEndpoint = defineEndpoint<typeof giveBackSchemas>({
  method: 'post',
  path: '/api/chips/:id/take-back/confirm',
  access: 'signed-in',
});

export const keepChipEndpoint = defineEndpoint<typeof keepChipSchemas>({
  method: 'post',
  path: '/api/chips/:id/take-back/refuse',
  access: 'signed-in',
});

export const issueClaimCodeEndpoint = defineEndpoint<typeof issueClaimCodeSchemas>({
  method: 'post',
  path: '/api/chips/:id/claim-code',
  access: 'signed-in',
});

export const readChipLogEndpoint = defineEndpoint<typeof readChipLogSchemas>({
  method: 'get',
  path: '/api/chips/:id/log',
  access: 'signed-in',
});

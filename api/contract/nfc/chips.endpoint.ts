import { defineEndpoint } from '../endpoint.ts';
import type {
  acceptHandOverSchemas,
  acceptOffersSchemas,
  claimChipSchemas,
  declineHandOverSchemas,
  declineOffersSchemas,
  freezeChipSchemas,
  freezeChipsSchemas,
  giveBackSchemas,
  issueClaimCodeSchemas,
  keepChipSchemas,
  listChipsSchemas,
  nameChipSchemas,
  offerChipsSchemas,
  offerHandOverSchemas,
  pointChipSchemas,
  pointChipsSchemas,
  readChipGroupSchemas,
  readChipLogSchemas,
  replaceChipSchemas,
  unfreezeChipSchemas,
  unfreezeChipsSchemas,
  withdrawHandOverSchemas,
  withdrawOffersSchemas,
} from './chips.schema.ts';

export const listChipsEndpoint = defineEndpoint<typeof listChipsSchemas>({
  method: 'get',
  path: '/api/chips',
  access: 'signed-in',
});

export const readChipGroupEndpoint = defineEndpoint<typeof readChipGroupSchemas>({
  method: 'get',
  path: '/api/chips/group',
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

export const freezeChipsEndpoint = defineEndpoint<typeof freezeChipsSchemas>({
  method: 'post',
  path: '/api/chips/freeze',
  access: 'signed-in',
});

export const unfreezeChipsEndpoint = defineEndpoint<typeof unfreezeChipsSchemas>({
  method: 'post',
  path: '/api/chips/unfreeze',
  access: 'signed-in',
});

export const offerChipsEndpoint = defineEndpoint<typeof offerChipsSchemas>({
  method: 'post',
  path: '/api/chips/hand-over',
  access: 'signed-in',
});

export const withdrawOffersEndpoint = defineEndpoint<typeof withdrawOffersSchemas>({
  method: 'post',
  path: '/api/chips/hand-over/withdraw',
  access: 'signed-in',
});

export const acceptOffersEndpoint = defineEndpoint<typeof acceptOffersSchemas>({
  method: 'post',
  path: '/api/chips/hand-over/accept',
  access: 'signed-in',
});

export const declineOffersEndpoint = defineEndpoint<typeof declineOffersSchemas>({
  method: 'post',
  path: '/api/chips/hand-over/decline',
  access: 'signed-in',
});

export const nameChipEndpoint = defineEndpoint<typeof nameChipSchemas>({
  method: 'put',
  path: '/api/chips/:id/name',
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

import { defineEndpoint } from '../endpoint.ts';
import type {
  cancelEmailChangeSchemas,
  changeDetailsSchemas,
  confirmEmailChangeSchemas,
  linkGoogleSchemas,
  readAccountSchemas,
  requestEmailChangeSchemas,
  stopEmailChangeSchemas,
  unlinkGoogleSchemas,
} from './account-details.schema.ts';

export const readAccountEndpoint = defineEndpoint<typeof readAccountSchemas>({
  method: 'get',
  path: '/api/account',
  access: 'signed-in',
});

export const changeDetailsEndpoint = defineEndpoint<typeof changeDetailsSchemas>({
  method: 'put',
  path: '/api/account',
  access: 'signed-in',
});

export const requestEmailChangeEndpoint = defineEndpoint<typeof requestEmailChangeSchemas>({
  method: 'post',
  path: '/api/account/email',
  access: 'signed-in',
  proof: 'in-form',
});

export const cancelEmailChangeEndpoint = defineEndpoint<typeof cancelEmailChangeSchemas>({
  method: 'delete',
  path: '/api/account/email',
  access: 'signed-in',
});

export const linkGoogleEndpoint = defineEndpoint<typeof linkGoogleSchemas>({
  method: 'post',
  path: '/api/account/google',
  access: 'signed-in',
  proof: 'in-form',
});

export const unlinkGoogleEndpoint = defineEndpoint<typeof unlinkGoogleSchemas>({
  method: 'post',
  path: '/api/account/google/unlink',
  access: 'signed-in',
  proof: 'in-form',
});

export const confirmEmailChangeEndpoint = defineEndpoint<typeof confirmEmailChangeSchemas>({
  method: 'post',
  path: '/api/auth/confirm-email',
  access: 'public',
});

export const stopEmailChangeEndpoint = defineEndpoint<typeof stopEmailChangeSchemas>({
  method: 'post',
  path: '/api/auth/stop-email-change',
  access: 'public',
});

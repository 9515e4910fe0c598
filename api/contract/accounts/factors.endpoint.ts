import { defineEndpoint } from '../endpoint.ts';
import type {
  addPasskeySchemas,
  startAppSchemas,
  startPasskeySchemas,
  confirmAppSchemas,
  giveSecondFactorSchemas,
  makeCodesSchemas,
  proveOptionsSchemas,
  readFactorsSchemas,
  removeAppSchemas,
  removePasskeySchemas,
  renamePasskeySchemas,
} from './factors.schema.ts';

export const readFactorsEndpoint = defineEndpoint<typeof readFactorsSchemas>({
  method: 'get',
  path: '/api/account/factors',
  access: 'signed-in',
});

export const startPasskeyEndpoint = defineEndpoint<typeof startPasskeySchemas>({
  method: 'post',
  path: '/api/account/passkeys/options',
  access: 'signed-in',
  proof: 'fresh',
});

export const addPasskeyEndpoint = defineEndpoint<typeof addPasskeySchemas>({
  method: 'post',
  path: '/api/account/passkeys',
  access: 'signed-in',
});

export const renamePasskeyEndpoint = defineEndpoint<typeof renamePasskeySchemas>({
  method: 'put',
  path: '/api/account/passkeys/:id',
  access: 'signed-in',
});

export const removePasskeyEndpoint = defineEndpoint<typeof removePasskeySchemas>({
  method: 'post',
  path: '/api/account/passkeys/:id/remove',
  access: 'signed-in',
  proof: 'fresh',
});

export const startAppEndpoint = defineEndpoint<typeof startAppSchemas>({
  method: 'post',
  path: '/api/account/totp',
  access: 'signed-in',
  proof: 'fresh',
});

export const confirmAppEndpoint = defineEndpoint<typeof confirmAppSchemas>({
  method: 'post',
  path: '/api/account/totp/confirm',
  access: 'signed-in',
});

export const removeAppEndpoint = defineEndpoint<typeof removeAppSchemas>({
  method: 'post',
  path: '/api/account/totp/remove',
  access: 'signed-in',
  proof: 'fresh',
});

export const makeCodesEndpoint = defineEndpoint<typeof makeCodesSchemas>({
  method: 'post',
  path: '/api/account/recovery-codes',
  access: 'signed-in',
  proof: 'fresh',
});

export const proveOptionsEndpoint = defineEndpoint<typeof proveOptionsSchemas>({
  method: 'post',
  path: '/api/auth/second-factor/options',
  access: 'signed-in',
});

export const giveSecondFactorEndpoint = defineEndpoint<typeof giveSecondFactorSchemas>({
  method: 'post',
  path: '/api/auth/second-factor',
  access: 'signed-in',
});

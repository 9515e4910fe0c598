import { defineEndpoint } from '../endpoint.ts';
import type {
  forgotPasswordSchemas,
  resetPasswordSchemas,
  sendVerificationSchemas,
  verifyEmailSchemas,
} from './account-mails.schema.ts';

export const verifyEmailEndpoint = defineEndpoint<typeof verifyEmailSchemas>({
  method: 'post',
  path: '/api/auth/verify-email',
  access: 'public',
});

export const sendVerificationEndpoint = defineEndpoint<typeof sendVerificationSchemas>({
  method: 'post',
  path: '/api/account/verification-mail',
  access: 'signed-in',
});

export const forgotPasswordEndpoint = defineEndpoint<typeof forgotPasswordSchemas>({
  method: 'post',
  path: '/api/auth/forgot-password',
  access: 'public',
});

export const resetPasswordEndpoint = defineEndpoint<typeof resetPasswordSchemas>({
  method: 'post',
  path: '/api/auth/reset-password',
  access: 'public',
});

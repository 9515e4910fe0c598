import { defineEndpoint } from '../endpoint.ts';
import type {
  changeLanguageSchemas,
  changePasswordSchemas,
  csrfTokenSchemas,
  currentUserSchemas,
  demoLoginSchemas,
  googleCallbackSchemas,
  googleStartSchemas,
  loginSchemas,
  logoutSchemas,
  registerSchemas,
} from './accounts.schema.ts';

export const csrfTokenEndpoint = defineEndpoint<typeof csrfTokenSchemas>({
  method: 'get',
  path: '/api/csrf-token',
  access: 'public',
});

export const loginEndpoint = defineEndpoint<typeof loginSchemas>({
  method: 'post',
  path: '/api/auth/login',
  access: 'public',
});

export const registerEndpoint = defineEndpoint<typeof registerSchemas>({
  method: 'post',
  path: '/api/auth/register',
  access: 'public',
});

export const demoLoginEndpoint = defineEndpoint<typeof demoLoginSchemas>({
  method: 'post',
  path: '/api/auth/demo-login',
  access: 'public',
});

export const logoutEndpoint = defineEndpoint<typeof logoutSchemas>({
  method: 'post',
  path: '/api/auth/logout',
  access: 'public',
});

export const currentUserEndpoint = defineEndpoint<typeof currentUserSchemas>({
  method: 'get',
  path: '/api/auth/current-user',
  access: 'signed-in',
});

export const googleStartEndpoint = defineEndpoint<typeof googleStartSchemas>({
  method: 'get',
  path: '/api/auth/google',
  access: 'public',
});

export const googleCallbackEndpoint = defineEndpoint<typeof googleCallbackSchemas>({
  method: 'get',
  path: '/api/auth/google/callback',
  access: 'public',
});

export const changePasswordEndpoint = defineEndpoint<typeof changePasswordSchemas>({
  method: 'put',
  path: '/api/account/password',
  access: 'signed-in',
  proof: 'in-form',
});

export const changeLanguageEndpoint = defineEndpoint<typeof changeLanguageSchemas>({
  method: 'put',
  path: '/api/account/language',
  access: 'signed-in',
});

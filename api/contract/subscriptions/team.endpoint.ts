import { defineEndpoint } from '../endpoint.ts';
import type {
  acceptInvitationSchemas,
  declineInvitationSchemas,
  inviteSchemas,
  leaveTeamSchemas,
  makeTeamCardSchemas,
  readInvitationSchemas,
  readTeamsSchemas,
  removePersonSchemas,
  resendInvitationSchemas,
  setTeamDesignSchemas,
} from './team.schema.ts';

export const readTeamsEndpoint = defineEndpoint<typeof readTeamsSchemas>({
  method: 'get',
  path: '/api/teams',
  access: 'signed-in',
});

export const inviteEndpoint = defineEndpoint<typeof inviteSchemas>({
  method: 'post',
  path: '/api/teams/:id/invitations',
  access: 'signed-in',
});

export const setTeamDesignEndpoint = defineEndpoint<typeof setTeamDesignSchemas>({
  method: 'put',
  path: '/api/teams/:id/design',
  access: 'signed-in',
});

export const resendInvitationEndpoint = defineEndpoint<typeof resendInvitationSchemas>({
  method: 'post',
  path: '/api/team-people/:id/invitation',
  access: 'signed-in',
});

export const removePersonEndpoint = defineEndpoint<typeof removePersonSchemas>({
  method: 'delete',
  path: '/api/team-people/:id',
  access: 'signed-in',
});

export const leaveTeamEndpoint = defineEndpoint<typeof leaveTeamSchemas>({
  method: 'delete',
  path: '/api/memberships/:id',
  access: 'signed-in',
});

export const makeTeamCardEndpoint = defineEndpoint<typeof makeTeamCardSchemas>({
  method: 'post',
  path: '/api/memberships/:id/card',
  access: 'signed-in',
});

export const readInvitationEndpoint = defineEndpoint<typeof readInvitationSchemas>({
  method: 'get',
  path: '/api/invitation',
  access: 'public',
});

export const acceptInvitationEndpoint = defineEndpoint<typeof acceptInvitationSchemas>({
  method: 'post',
  path: '/api/invitation/acceptance',
  access: 'signed-in',
});

export const declineInvitationEndpoint = defineEndpoint<typeof declineInvitationSchemas>({
  method: 'post',
  path: '/api/invitation/refusal',
  access: 'public',
});

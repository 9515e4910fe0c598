import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { teamMemberStatus } from './entities/team-member.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { safeEmail } from '../base/safe-link.schema.ts';
import { teamPart } from './team-parts.schema.ts';
import { requiredLine } from '../base/typed-fields.schema.ts';

const tag = 'Teams';
const id = z.int().positive();
const count = z.int().min(0);
const time = z.iso.datetime();

/** Lifetime of an invitation in seconds: fourteen days. */
export const invitationLifetime = 14 * 24 * 60 * 60;
const maxInvitations = 50;

const cardOfTeam = z.object({
  id,
  name: z.string(),
  /** Where visitors see it. */
  path: z.string(),
  isPublic: z.boolean(),
  /** Visitors see it: a public one that the package covers, neither held for staff nor taken down. */
  isShown: z.boolean(),
});

/** A member or an invitation, as the company sees them. */
const teamPerson = z.object({
  id,
  email: z.string(),
  /** Null until the invitation is accepted. */
  username: z.string().nullable(),
  status: teamMemberStatus,
  invitedAt: time,
  /** Until when the invitation may be accepted; null once it is over. */
  expiresAt: time.nullable(),
  /** It wasn't accepted in time; its place is free for the next invitation. */
  isLate: z.boolean(),
  joinedAt: time.nullable(),
  endedAt: time.nullable(),
  cards: z.array(cardOfTeam),
});
export type TeamPerson = z.infer<typeof teamPerson>;

/** The team of an enterprise package, for its owner. */
const team = z.object({
  /** The package's. */
  id,
  community: z.string().nullable(),
  planName: z.string(),
  /** The package is in force: invitations can be sent and accepted, and members' cards are shown. */
  isActive: z.boolean(),
  endDate: time.nullable(),
  /** Max members with a card, the owner included; null for no limit. */
  userLimit: z.int().min(1).nullable(),
  /** Members and invitations, the owner included. */
  used: count,
  people: z.array(teamPerson),
  /** The card that the others take parts from, and these parts. */
  design: z.object({ cardId: id, parts: z.array(teamPart) }).nullable(),
  /** Pro cards of the owner, one of which may be that card. */
  ownCards: z.array(z.object({ id, name: z.string() })),
});
export type Team = z.infer<typeof team>;

/** A user's membership in a team. */
const membership = z.object({
  id,
  community: z.string().nullable(),
  ownerName: z.string(),
  isActive: z.boolean(),
  endDate: time.nullable(),
  joinedAt: time,
  card: z.object({ id, name: z.string() }).nullable(),
});
export type Membership = z.infer<typeof membership>;

const teams = z.object({ teams: z.array(team), memberships: z.array(membership) });
export type Teams = z.infer<typeof teams>;

export const readTeamsSchemas = {
  summary: 'Reads the teams of my enterprise packages and the teams I belong to',
  tag,
  reply: teams,
} satisfies EndpointSchemas;

const address = z
  .string('required')
  .max(254)
  .transform((text, ctx) => {
    const email = safeEmail(text);
    if (email === null) ctx.addIssue({ code: 'custom', message: 'email_invalid' });
    return (email ?? '').toLowerCase();
  });

const inviteBody = z.object({
  emails: z.array(address).min(1, 'required').max(maxInvitations, 'too_many_people'),
});

export const inviteSchemas = {
  summary: 'Invites people to my team by mail; all of them or none',
  tag,
  params: idParams,
  body: inviteBody,
  reply: teams,
} satisfies EndpointSchemas;

export const setTeamDesignSchemas = {
  summary: 'Says which card of mine my team’s cards take which parts from',
  tag,
  params: idParams,
  body: z.object({ cardId: id.nullable(), parts: z.array(teamPart).max(20) }),
  reply: teams,
} satisfies EndpointSchemas;

export const resendInvitationSchemas = {
  summary: 'Sends an invitation to my team once more; the former link opens nothing any more',
  tag,
  params: idParams,
  reply: teams,
} satisfies EndpointSchemas;

export const removePersonSchemas = {
  summary: 'Takes somebody out of my team, or an invitation back',
  tag,
  params: idParams,
  reply: teams,
} satisfies EndpointSchemas;

export const leaveTeamSchemas = {
  summary: 'Leaves a team I belong to; my card stays mine without the company’s part',
  tag,
  params: idParams,
  reply: teams,
} satisfies EndpointSchemas;

/** What a team's card is made from: one of the user's own cards, or a new one. */
const teamCardBody = z.object({
  /** One of the user's cards; a new one is made where it is left out. */
  cardId: id.nullable().default(null),
  /** For a new card, unless the company sets it. */
  businessName: requiredLine(120, 2).nullable().default(null),
});
export type TeamCardWish = z.output<typeof teamCardBody>;

export const makeTeamCardSchemas = {
  summary: 'Makes my card of a team I belong to',
  tag,
  params: idParams,
  body: teamCardBody,
  reply: z.object({ cardId: id }),
  status: 201,
} satisfies EndpointSchemas;

const token = z.string().min(1, 'link_used_up').max(200, 'link_used_up');

const invitation = z.object({
  community: z.string().nullable(),
  ownerName: z.string(),
  /** The address it was mailed to. */
  email: z.string(),
  expiresAt: time,
  /** The company sets the name on its cards. */
  setsName: z.string().nullable(),
});
export type Invitation = z.infer<typeof invitation>;

export const readInvitationSchemas = {
  summary: 'Reads an invitation to a team by the token of its link',
  tag,
  query: z.object({ token }),
  reply: invitation,
} satisfies EndpointSchemas;

export const acceptInvitationSchemas = {
  summary: 'Accepts an invitation to a team and makes my card of it',
  tag,
  body: teamCardBody.extend({ token }),
  reply: z.object({ cardId: id }),
  status: 201,
} satisfies EndpointSchemas;

export const declineInvitationSchemas = {
  summary: 'Declines an invitation to a team',
  tag,
  body: z.object({ token }),
} satisfies EndpointSchemas;

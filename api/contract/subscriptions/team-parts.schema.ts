import { z } from 'zod';
import { cardFieldNames, cardFieldSpec, type CardField } from '../cards/card-fields.ts';

/** Parts of a card that a company may set for all cards of its team. */
export const teamParts = [
  'design',
  'cover',
  'name',
  'about',
  'website',
  'place',
  'hours',
  'social',
  'services',
  'links',
  'gallery',
  'form',
] as const;
export const teamPart = z.enum(teamParts, 'invalid_choice');
export type TeamPart = (typeof teamParts)[number];

/** All fields of these parts. A member's own phone, mail, picture and address are in none. */
export const fieldsOfTeamParts = (parts: readonly TeamPart[]): CardField[] =>
  parts.flatMap((part) => cardFieldNames.filter((field) => cardFieldSpec(field).teamPart === part));

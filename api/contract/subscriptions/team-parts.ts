import { z } from 'zod';
import type { CardField } from '../cards/card-fields.ts';
import { socialNetworkNames } from '../cards/social-networks.ts';

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
  'links',
  'gallery',
  'form',
] as const;
export const teamPart = z.enum(teamParts, 'invalid_choice');
export type TeamPart = (typeof teamParts)[number];

/** The fields of each part. What is a person's own, their phone, mail, picture and address, is in none. */
export const fieldsOfTeamPart: Readonly<Record<TeamPart, readonly CardField[]>> = {
  design: ['template', 'accentColor'],
  cover: ['coverImage'],
  name: ['businessName'],
  about: ['about', 'category'],
  website: ['website'],
  place: ['address', 'mapLink', 'lat', 'lng', 'mapsRatingUrl', 'showMapsRating'],
  hours: ['businessHours', 'openingHours'],
  social: socialNetworkNames.flatMap((network): CardField[] => [
    network,
    `show${network.charAt(0).toUpperCase()}${network.slice(1)}` as CardField,
  ]),
  links: ['customLinks'],
  gallery: ['galleryImages', 'promoVideoUrl'],
  form: ['showContactForm', 'contactFormTitle'],
};

/** All fields of these parts. */
export const fieldsOfTeamParts = (parts: readonly TeamPart[]): CardField[] =>
  parts.flatMap((part) => fieldsOfTeamPart[part]);

import type { DemoCard } from '../card-type.ts';
import { danaCards } from './dana.ts';
import { foodAndNightCards } from './food-and-night.ts';
import { healthCards } from './health-and-body.ts';
import { homeServiceCards } from './home-services.ts';
import { makerCards } from './makers.ts';
import { moderatedCards } from './moderated.ts';
import { officeCards } from './offices.ts';

/** All demo cards; the first becomes the card with id 1. */
export const demoCards: readonly DemoCard[] = [
  ...danaCards,
  ...homeServiceCards,
  ...officeCards,
  ...foodAndNightCards,
  ...healthCards,
  ...makerCards,
  ...moderatedCards,
];

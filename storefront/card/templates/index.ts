import type { CardTemplate } from '../../../api/contract/cards/public-card.schema.ts';
import { basic } from './basic/basic.ts';
import { bold } from './bold/bold.ts';
import { classic } from './classic/classic.ts';
import { creative } from './creative/creative.ts';
import { minimal } from './minimal/minimal.ts';
import { night } from './night/night.ts';
import type { TemplateParts } from './template.ts';

export const templates: Record<CardTemplate, TemplateParts> = {
  basic,
  creative,
  classic,
  minimal,
  bold,
  night,
};

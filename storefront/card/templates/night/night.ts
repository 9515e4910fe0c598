import { plainIcons } from '../../icons/plain.ts';
import type { TemplateParts } from '../template.ts';
import { NightLayout } from './NightLayout.tsx';
import { nightColours } from './colours.ts';

export const night: TemplateParts = {
  Layout: NightLayout,
  icons: plainIcons,
  colours: nightColours,
};

import { lightIcons } from '../../icons/light.ts';
import type { TemplateParts } from '../template.ts';
import { minimalColours } from './colours.ts';
import { MinimalLayout } from './MinimalLayout.tsx';

export const minimal: TemplateParts = {
  Layout: MinimalLayout,
  icons: lightIcons,
  colours: minimalColours,
};

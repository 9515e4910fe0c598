import { lightIcons } from '../../icons/light.ts';
import type { TemplateParts } from '../template.ts';
import { ClassicLayout } from './ClassicLayout.tsx';
import { classicColours } from './colours.ts';

export const classic: TemplateParts = {
  Layout: ClassicLayout,
  icons: lightIcons,
  colours: classicColours,
};

import { plainIcons } from '../../icons/plain.ts';
import type { TemplateParts } from '../template.ts';
import { BasicLayout } from './BasicLayout.tsx';
import { basicColours } from './colours.ts';

export const basic: TemplateParts = {
  Layout: BasicLayout,
  icons: plainIcons,
  colours: basicColours,
};

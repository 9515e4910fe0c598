import { heavyIcons } from '../../icons/heavy.ts';
import type { TemplateParts } from '../template.ts';
import { BoldLayout } from './BoldLayout.tsx';
import { boldColours } from './colours.ts';

export const bold: TemplateParts = {
  Layout: BoldLayout,
  icons: heavyIcons,
  colours: boldColours,
};

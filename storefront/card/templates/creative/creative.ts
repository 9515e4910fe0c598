import { heavyIcons } from '../../icons/heavy.ts';
import type { TemplateParts } from '../template.ts';
import { creativeColours } from './colours.ts';
import { CreativeLayout } from './CreativeLayout.tsx';

export const creative: TemplateParts = {
  Layout: CreativeLayout,
  icons: heavyIcons,
  colours: creativeColours,
};

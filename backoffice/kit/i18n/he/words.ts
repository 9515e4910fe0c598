import { heIL } from '@mui/material/locale';
import type { Words } from '../catalogues.ts';
import { catalogueHebrew } from './catalogue.ts';

export const words: Words = { messages: catalogueHebrew, material: heIL };

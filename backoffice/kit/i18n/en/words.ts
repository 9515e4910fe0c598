import { enUS } from '@mui/material/locale';
import type { Words } from '../catalogues.ts';
import { catalogueEnglish } from './catalogue.ts';

export const words: Words = { messages: catalogueEnglish, material: enUS };

import { expect, it } from 'vitest';
import { cardTemplates } from '../../../../api/contract/cards/card-choices.ts';
import { readable } from '../../../card/colour.ts';
import { accentResult } from './accent-guard.ts';

it.each(cardTemplates)('finds no fault with the own accent of %s, nor with any other', (template) => {
  for (const accent of [null, '#ffffff', '#000000', '#ffc21a', '#ef5b3c', '#808080'])
    expect(accentResult(accent, { template, palette: 'own' }).ratio).toBeGreaterThanOrEqual(readable);
});

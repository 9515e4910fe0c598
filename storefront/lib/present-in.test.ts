import { expect, it } from 'vitest';
import { saveCardEndpoint } from '../../api/contract/cards/card-editing.endpoint.ts';
import { errorOfStatus, NetworkError } from './api-errors.ts';
import { presentIn } from './present-in.ts';

const present = { version: 5 };

it('shows the state that a call was too late for, of a conflict alone', () => {
  const shown = (status: number, data: unknown) =>
    presentIn(saveCardEndpoint, errorOfStatus(status, '', data));
  expect(shown(409, { code: 'conflict', present })).toEqual(present);
  for (const data of [{ code: 'conflict' }, { present: null }, null]) expect(shown(409, data)).toBeNull();
  for (const status of [400, 403, 404, 412, 422, 500])
    expect(shown(status, { present }), `${status}`).toBeNull();
  for (const error of [new NetworkError(''), new Error('x'), { status: 409, data: { present } }, null])
    expect(presentIn(saveCardEndpoint, error)).toBeNull();
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import type { User } from '../../../models/User.ts';
import { signInAs } from '../../../testing/sign-in.ts';

let app: TestApp;
let client: TestClient;
let user: User;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  ({ client, user } = await signInAs(app, 'user'));
});
afterAll(() => app.close());

const path = '/api/billing-details';
const nothing = { name: null, number: null, address: null, email: null };
const company = {
  name: 'נוי עיצוב בע״מ',
  number: '512345679',
  address: 'דרך השלום 7, גבעתיים',
  email: 'books@example.co.il',
};

describe('what one’s documents say', () => {
  it('is the account until something is given, and again once it is taken back', async () => {
    const account = { name: user.username, email: user.email };
    expect((await client.get(path)).body).toEqual({ ...nothing, account });
    const typed = { ...company, name: ` ${company.name}\u202e`, number: ' 51-234567-9 ' };
    expect((await client.put(path, typed)).body).toEqual({ ...company, account });
    expect((await client.get(path)).body).toEqual({ ...company, account });
    const person = { ...nothing, name: 'דנה לוי', address: '' };
    expect((await client.put(path, person)).body).toEqual({ ...nothing, name: 'דנה לוי', account });
    expect((await client.put(path, { name: '', number: '', address: ' ', email: '' })).body).toEqual({
      ...nothing,
      account,
    });
    expect((await app.client().get(path)).status).toBe(401);
  });

  it('refuses a number whose check digit is wrong, on its field and in both languages', async () => {
    const refused = async (change: object) => {
      const reply = await client.put(path, { ...company, ...change });
      return [reply.status, reply.body.errors];
    };
    for (const number of ['512345678', '512354679', '000000000'])
      expect(await refused({ number })).toEqual([
        422,
        { number: 'המספר אינו תקין: ספרת הביקורת לא מתאימה. כדאי לבדוק ספרה ספרה' },
      ]);
    for (const number of ['5123', '51234567912', '51234567x'])
      expect(await refused({ number })).toEqual([422, { number: 'ח.פ. או מספר עוסק הוא 9 ספרות' }]);
    expect(await refused({ name: ' ' })).toEqual([422, { name: 'שדה חובה' }]);
    expect(await refused({ email: 'books@' })).toEqual([422, { email: 'כתובת אימייל לא תקינה' }]);
    client.cookies.take(['lang=en; Path=/']);
    expect(await refused({ number: '512345678' })).toEqual([
      422,
      { number: 'The number is not valid: its check digit does not fit. Check it digit by digit' },
    ]);
    expect((await client.get(path)).body).toMatchObject(nothing);
  });

  it('takes a number that lost its leading nought in a spreadsheet', async () => {
    expect((await client.put(path, { ...company, number: '00000018' })).body.number).toBe('000000018');
  });
});

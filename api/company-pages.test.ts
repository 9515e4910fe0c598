import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './env.ts';

test.each([
  ['COMPANY_FACEBOOK', 'https://www.facebook.com/bikur', true],
  ['COMPANY_FACEBOOK', 'https://facebook.com/bikur', true],
  ['COMPANY_FACEBOOK', 'http://www.facebook.com/bikur', false],
  ['COMPANY_FACEBOOK', 'https://facebook.com.evil.example/bikur', false],
  ['COMPANY_FACEBOOK', 'https://notfacebook.com/bikur', false],
  ['COMPANY_INSTAGRAM', 'https://www.instagram.com/bikur/', true],
  ['COMPANY_INSTAGRAM', 'bikur', false],
  ['COMPANY_LINKEDIN', 'https://il.linkedin.com/company/bikur', true],
  ['COMPANY_LINKEDIN', 'https://www.facebook.com/bikur', false],
  ['COMPANY_TIKTOK', 'https://www.tiktok.com/@bikur', true],
  ['COMPANY_TIKTOK', 'javascript:alert(1)//tiktok.com', false],
])('%s takes %s: %s', (name, address, isTaken) => {
  const read = () => readEnvironment({ NODE_ENV: 'test', [name]: address });
  if (isTaken) expect(read()).toHaveProperty([name], address);
  else expect(read).toThrow(EnvironmentError);
});

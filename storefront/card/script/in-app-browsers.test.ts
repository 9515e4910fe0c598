import { expect, it } from 'vitest';
import { isInApp } from './in-app-browsers.ts';

const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android =
  'Mozilla/5.0 (Linux; Android 14; SM-S911B Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.6723.58 Mobile Safari/537.36';

it.each([
  ['Instagram, iOS', `${ios} Mobile/22B83 Instagram 354.0.0.29.107 (iPhone15,2; iOS 18_1; he_IL)`, true],
  ['Instagram, Android', `${android} Instagram 354.0.0.47.89 Android (34/14; 480dpi)`, true],
  ['Facebook, iOS', `${ios} Mobile/22B83 [FBAN/FBIOS;FBAV/488.0.0.62.103;FBDV/iPhone15,2]`, true],
  ['Facebook, Android', `${android} [FB_IAB/FB4A;FBAV/488.0.0.62.79;]`, true],
  ['Messenger, iOS', `${ios} Mobile/22B83 [FBAN/MessengerForiOS;FBAV/481.0]`, true],
  ['TikTok, iOS', `${ios} Mobile/22B83 musical_ly_36.9.0 JsSdk/2.0 BytedanceWebview/d8a21c6`, true],
  ['TikTok, Android', `${android} trill_360903 JsSdk/1.0 BytedanceWebview/d8a21c6`, true],
  ['X, iOS', `${ios} Mobile/22B83 Twitter for iPhone/10.66`, true],
  ['LinkedIn, iOS', `${ios} Mobile/22B83 [LinkedInApp]/9.30.2034`, true],
  ['LinkedIn, Android', `${android} [LinkedInApp]`, true],
  [
    'Snapchat, iOS, which names Safari',
    `${ios} Version/18.1 Mobile/15E148 Safari/604.1 Snapchat/13.14.0.45 (like Safari/604.1)`,
    true,
  ],
  ['an unknown web view on iOS', `${ios} Mobile/15E148`, true],
  [
    'an unknown web view on an iPad',
    'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    true,
  ],
  ['Safari, iOS', `${ios} Version/18.1 Mobile/15E148 Safari/604.1`, false],
  ['Chrome, iOS', `${ios} CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1`, false],
  ['Firefox, iOS', `${ios} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`, false],
  [
    'Chrome, Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    false,
  ],
  [
    'Samsung',
    'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
    false,
  ],
  ['Firefox, Android', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', false],
  [
    'Safari, Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    false,
  ],
  [
    'Chrome, Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    false,
  ],
])('%s', (_name, userAgent, expected) => {
  expect(isInApp(userAgent)).toBe(expected);
});

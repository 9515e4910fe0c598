import { expect, test } from 'vitest';
import { readDevice } from './read-device.ts';
import { programOf } from './user-agents.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const pixel =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7 Build/UQ1A.240105.004; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.210 Mobile Safari/537.36';

test.each([
  [`${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, 'phone'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'desktop',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'desktop'],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    'tablet',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'tablet',
  ],
  [
    `${iPhone} Mobile/15E148 Instagram 331.0.2.29.95 (iPhone14,5; iOS 18_1; he_IL; he; scale=3.00; 1170x2532; 608353427)`,
    'phone',
  ],
  [
    `${pixel} Instagram 312.1.0.34.111 Android (34/14; 420dpi; 1080x2209; Google/google; Pixel 7; panther; panther; he_IL; 548323757)`,
    'phone',
  ],
  [`${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/485.0.0.36.109;FBBV/650;FBDV/iPhone14,5;FBLC/he_IL]`, 'phone'],
  [`${pixel} [FB_IAB/FB4A;FBAV/441.0.0.23.107;]`, 'phone'],
  [`${pixel} trill_2023206030 BytedanceWebview/d8a21c6 musical_ly_2023206030 AppName/trill`, 'phone'],
  [`${iPhone} Mobile/15E148 Twitter for iPhone/10.25`, 'phone'],
  [`${iPhone} Mobile/15E148 [LinkedInApp]/9.30.2050 LinkedInApp/9`, 'phone'],
  [`${iPhone} Version/17.0 Mobile/21A329 Safari/604.1 [Pinterest/iOS]`, 'phone'],
  [`${iPhone} GSA/340.3.695623533 Mobile/15E148 Safari/604.1`, 'phone'],
  [`${pixel} WhatsApp/2.24.20.80`, 'phone'],
])('a person: %s', (agent, device) => {
  expect(programOf(agent)).toBe(null);
  expect(readDevice(agent)).toBe(device);
});

test.each([
  'WhatsApp/2.23.20.0 A',
  'WhatsApp/2.24.25.78 i',
  'WhatsApp/2',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  'Mozilla/5.0 (compatible; Pinterestbot/1.0; +http://www.pinterest.com/bot.html)',
  'Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)',
])('a preview: %s', (agent) => {
  expect(programOf(agent)).toBe('preview');
});

test.each([
  '',
  '   ',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'curl/8.5.0',
  'python-requests/2.32.3',
  'Go-http-client/2.0',
])('a bot: "%s"', (agent) => {
  expect(programOf(agent)).toBe('bot');
});

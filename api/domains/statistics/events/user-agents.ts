import { isBot } from 'isbot';

/**
 * Programs that fetch a card to show a preview of its link, or to list it. They are checked first: Apple's own
 * preview uses three of these names inside a browser's.
 */
const previews = [
  // WhatsApp's fetcher starts with its name; a browser merely contains it. Signal uses the same name.
  /^WhatsApp\//i,
  /facebookexternalhit|facebookcatalog|Facebot|meta-externala(?:gent|ds)|meta-externalfetcher/i,
  /Twitterbot/i,
  /LinkedInBot/i,
  /TelegramBot/i,
  /Slackbot|Slack-ImgProxy/i,
  /Discordbot/i,
  /SkypeUriPreview|MicrosoftPreview|Microsoft (?:Office|Teams)|TeamsBot/i,
  /Pinterestbot|Pinterest\/0\./i,
  /redditbot/i,
  /Snap URL Preview/i,
  /^Viber\//i,
  /vkShare|Iframely|Embedly|opengraph|Mastodon\/|Bluesky Cardyb|GoogleMessages|Google-InspectionTool/i,
];

/** Programs that read pages for search engines, checks and archives, in case the library doesn't know them. */
const bots = [/Applebot/i, /Googlebot/i, /bingbot/i, /HeadlessChrome|PhantomJS|Lighthouse/i];

/**
 * Browsers inside apps, which visitors use although the user agents contain names of bots: Instagram on Pixel phones
 * sends `Google/google`.
 */
const peopleInApps = [
  /\bInstagram \d/,
  /\bFBA[NV]\//,
  /\bFB_IAB\b/,
  /\bmusical_ly|\bBytedanceWebview|\bTikTok\b/i,
  /\bTwitter for (?:iPhone|iPad|Android)|\bTwitterAndroid\b/,
  /\bLinkedInApp\b/,
  /\bSnapchat\/?\s?\d/,
  /\[Pinterest\/(?:iOS|Android)\]/,
  /\bLine\/\d/,
  /\bGSA\/\d/,
];

/**
 * Whether a program and not a visitor's browser sends a user agent (docs/product.md 4, docs/security.md F2 and F3).
 * @returns null for a visitor's browser
 */
export function programOf(userAgent: string): 'preview' | 'bot' | null {
  const agent = userAgent.trim();
  if (agent === '') return 'bot';
  const is = (pattern: RegExp) => pattern.test(agent);
  if (previews.some(is)) return 'preview';
  if (bots.some(is)) return 'bot';
  if (peopleInApps.some(is)) return null;
  return isBot(agent) ? 'bot' : null;
}

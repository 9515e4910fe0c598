import { isBot } from 'isbot';
import { LRUCache } from 'lru-cache';

/**
 * Programs that fetch a card to show a preview of its link, or to list it. They are asked first: Apple's own
 * preview calls itself by three of these names inside a browser's.
 */
const previews = [
  // WhatsApp's fetcher begins with its name; what only contains it is a person's browser. Signal borrows the name.
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

/** Programs that read pages for search engines, checks and archives, in words that the library may not know. */
const bots = [/Applebot/i, /Googlebot/i, /bingbot/i, /HeadlessChrome|PhantomJS|Lighthouse/i];

/**
 * Browsers inside apps, whose people are people although their names carry words of bots: Instagram on Pixel phones
 * says `Google/google`.
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
 * Whether a program and not a person stands behind a user agent (docs/product.md 4, docs/security.md F2 and F3).
 * @returns null for a person's browser
 */
export function programOf(userAgent: string): 'preview' | 'bot' | null {
  const known = judged.get(userAgent);
  if (known) return known.program;
  const program = judge(userAgent.trim());
  judged.set(userAgent, { program });
  return program;
}

/** A few thousand names stand for nearly all visitors, and the tables are long. */
const judged = new LRUCache<string, { program: ReturnType<typeof programOf> }>({ max: 5_000 });

function judge(agent: string): ReturnType<typeof programOf> {
  if (agent === '') return 'bot';
  const is = (pattern: RegExp) => pattern.test(agent);
  if (previews.some(is)) return 'preview';
  if (bots.some(is)) return 'bot';
  if (peopleInApps.some(is)) return null;
  return isBot(agent) ? 'bot' : null;
}

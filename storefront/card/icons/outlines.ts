import accessibility from '@tabler/icons/outline/accessible.svg?raw';
import contact from '@tabler/icons/outline/address-book.svg?raw';
import download from '@tabler/icons/outline/download.svg?raw';
import email from '@tabler/icons/outline/mail.svg?raw';
import facebook from '@tabler/icons/outline/brand-facebook.svg?raw';
import form from '@tabler/icons/outline/message-2.svg?raw';
import arrow from '@tabler/icons/outline/arrow-left.svg?raw';
import chevron from '@tabler/icons/outline/chevron-left.svg?raw';
import instagram from '@tabler/icons/outline/brand-instagram.svg?raw';
import linkedin from '@tabler/icons/outline/brand-linkedin.svg?raw';
import maps from '@tabler/icons/outline/map-pin.svg?raw';
import phone from '@tabler/icons/outline/phone.svg?raw';
import pinterest from '@tabler/icons/outline/brand-pinterest.svg?raw';
import play from '@tabler/icons/outline/player-play.svg?raw';
import send from '@tabler/icons/outline/send.svg?raw';
import share from '@tabler/icons/outline/share.svg?raw';
import star from '@tabler/icons/outline/star.svg?raw';
import telegram from '@tabler/icons/outline/brand-telegram.svg?raw';
import tiktok from '@tabler/icons/outline/brand-tiktok.svg?raw';
import twitter from '@tabler/icons/outline/brand-x.svg?raw';
import wallet from '@tabler/icons/outline/wallet.svg?raw';
import waze from '@tabler/icons/outline/brand-waze.svg?raw';
import website from '@tabler/icons/outline/world.svg?raw';
import whatsapp from '@tabler/icons/outline/brand-whatsapp.svg?raw';
import youtube from '@tabler/icons/outline/brand-youtube.svg?raw';
import type { IconName } from './icon-set.ts';

/**
 * One drawing for each name, as the `d` of a single path on a grid of 24, to be stroked.
 *
 * Context: a card's page has to weigh less than 8 KB, icons and all, and it shows up to 24 of them. Decision: centre
 * lines, drawn as thick as the look wants, in place of outlines of filled shapes. Consequence: half the bytes, and one
 * drawing serves every weight.
 */
const files: Record<Exclude<IconName, 'qr'>, string> = {
  accessibility,
  contact,
  download,
  email,
  facebook,
  form,
  forward: chevron,
  instagram,
  linkedin,
  maps,
  phone,
  pinterest,
  play,
  send,
  share,
  star,
  telegram,
  tiktok,
  twitter,
  wallet,
  waze,
  website,
  whatsapp,
  youtube,
};

/** All strokes of an SVG file as one path; blanks that a number's sign makes needless are left out. */
function strokesOf(file: string): string {
  const strokes = [...file.matchAll(/<path(?![^>]*stroke="none")[^>]*\sd="([^"]+)"/gu)];
  return strokes.map(([, stroke = '']) => stroke.replace(/\s+(?=[-A-Za-z])/gu, '')).join('');
}

/** Three finder squares and a few modules; the set's own has rounded corners, which weigh as much as three icons. */
const qr = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h3v3m3-3v1m-6 5h1m2 0h3v-3';

const read = Object.entries(files).map(([name, file]) => [name, strokesOf(file)]);
export const outlines = { ...Object.fromEntries(read), qr } as Record<IconName, string>;

/** The other way to say "onwards", for looks with heavy lines. */
export const longArrow = strokesOf(arrow);

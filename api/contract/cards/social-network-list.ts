/** Networks a card can link to, in the order they are shown, with the prefix of a bare handle. */
export const socialNetworks = {
  instagram: { name: 'Instagram', base: 'https://www.instagram.com/' },
  facebook: { name: 'Facebook', base: 'https://www.facebook.com/' },
  tiktok: { name: 'TikTok', base: 'https://www.tiktok.com/@' },
  youtube: { name: 'YouTube', base: 'https://www.youtube.com/@' },
  linkedin: { name: 'LinkedIn', base: 'https://www.linkedin.com/in/' },
  twitter: { name: 'X', base: 'https://x.com/' },
  telegram: { name: 'Telegram', base: 'https://t.me/' },
  pinterest: { name: 'Pinterest', base: 'https://www.pinterest.com/' },
} as const;

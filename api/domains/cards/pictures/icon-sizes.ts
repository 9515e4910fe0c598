/** Icons of a card by file name: width in pixels, and whether the edge may be cut off by the system. */
export const cardIcons = {
  'icon-48.png': { width: 48, isMaskable: false },
  'icon-180.png': { width: 180, isMaskable: true },
  'icon-192.png': { width: 192, isMaskable: false },
  'icon-512.png': { width: 512, isMaskable: false },
  'icon-maskable-512.png': { width: 512, isMaskable: true },
} as const;

export type CardIcon = keyof typeof cardIcons;
export const cardIconNames = Object.keys(cardIcons) as CardIcon[];

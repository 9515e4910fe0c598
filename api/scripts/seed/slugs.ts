/** Addresses of the demo cards: `/p/<slug>`. Tests, pictures and links count on them. */
export const demoSlugs = {
  danaLevi: 'dana-levi',
  danaPrints: 'dana-prints',
  danaWorkshops: 'dana-workshops',
  peretzElectric: 'peretz-electric',
  barakShapira: 'barak-shapira',
  neshima: 'neshima',
  gefenBakery: 'gefen-bakery',
  noamAzulay: 'noam-azulay',
  cafeNoga: 'cafe-noga',
  hadadDental: 'hadad-dental',
  galilMovers: 'galil-movers',
  sarahCohen: 'sarah-cohen-photography',
  tomerFit: 'tomer-fit',
  nadiaFlowers: 'nadia-flowers',
  bitonGarage: 'biton-garage',
  mayaEnglish: 'english-with-maya',
  ofekGroup: 'ofek-group',
  ofekRami: 'ofek-rami-dayan',
  ofekLior: 'ofek-lior-katz',
  ofekHanna: 'ofek-hanna-tessema',
  giliCeramics: 'gili-ceramics',
  giliWorkshops: 'gili-workshops',
  alonCarpentry: 'נגריית-אלון',
  ruthAlmog: 'ruth-almog',
  roniHair: 'roni-hair',
  samiraAccounting: 'samira-accounting',
  aviTours: 'avi-tours',
  yossiMizrahi: 'yossi-mizrahi',
  uriZchuyot: 'uri-zchuyot',
  eliMaanak: 'maanak-mahir',
} as const;
export type DemoSlug = (typeof demoSlugs)[keyof typeof demoSlugs];

/** The card whose package has ended. */
export const lapsedSlug: DemoSlug = demoSlugs.bitonGarage;

/** Code on a chip that leads to `dana-levi`: `/t/<code>`. */
export const demoTapCode = 'k7m2q9x4b8n3t';
/** Chips of the same order: frozen by its owner, replaced, and not pointed at a card yet. */
export const frozenTapCode = 'p3v8d6w2z9r5h';
export const unassignedTapCode = 'b4n7s2k9m6x3q';
/** Nobody's yet: whoever types the claim code first gets it. */
export const unclaimedTapCode = 'w6h2r8c5y9f4d';
export const demoClaimCode = 'BKUR-2345-DEMQ-CHEP';

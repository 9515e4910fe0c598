import { z } from 'zod';
import { staffCardFields } from '../cards/card-fields.schema.ts';
import { features, id, idList, tags, timestamp } from '../base/columns.schema.ts';
import { leadByStaff, leadUpdate } from '../leads/leads-by-staff.schema.ts';
import { staffNoteCreate, staffNoteUpdate } from './entities/staff-note.schema.ts';
import { newUserByStaff } from '../accounts/user-commands.schema.ts';
import { productRow } from '../subscriptions/entities/product.schema.ts';
import { material } from '../nfc/entities/nfc-product.schema.ts';
import { userAddressRow } from '../accounts/entities/user-address.schema.ts';
import { optionalLine, optionalText, priceText, requiredLine } from '../base/typed-fields.schema.ts';
import { couponCode, couponRow } from '../payments/entities/coupon.schema.ts';
import { depositInput } from '../payments/entities/payout.schema.ts';
import { vatRateInput } from '../payments/entities/vat-rate.schema.ts';
import { cannedAnswerCreate, cannedAnswerUpdate } from '../support/support-inbox.schema.ts';
import { defaultLanguage } from '../base/languages.ts';
import { language } from '../base/language.schema.ts';

/**
 * What staff may write, by resource: nothing else is taken, whatever a request carries. Money, provider fields,
 * owners and counters are the system's. An update carries any part of its fields (the client sends the record as
 * read; what isn't named here is dropped).
 */
const username = requiredLine(20, 2);
const sortOrder = z.int().min(-1_000_000).max(1_000_000);
const count = z.int().min(0).max(100_000);

const nfcProductTexts = z
  .object({
    name: optionalLine(120),
    description: optionalText(2000),
    features: features,
  })
  .partial();

const productTexts = nfcProductTexts
  .extend({
    benefit1: optionalLine(200),
    benefit2: optionalLine(200),
    benefit3: optionalLine(200),
    benefit4: optionalLine(200),
    benefit5: optionalLine(200),
  })
  .partial();

/** Texts in languages beside the default one, whose texts are the columns themselves: written twice they could differ. */
const inOtherLanguages = <Texts extends z.ZodType>(texts: Texts) =>
  z.partialRecord(language.exclude([defaultLanguage]), texts).default({});

const product = z.object({
  name: requiredLine(120),
  description: optionalText(2000).default(null),
  monthlyPrice: priceText.default('0.00'),
  yearlyPrice: priceText.default('0.00'),
  billingCycle: productRow.shape.billingCycle,
  serialNumber: optionalLine(50).default(null),
  basicCardCount: count.default(0),
  proCardCount: count.default(0),
  packageType: productRow.shape.packageType,
  features: features.default([]),
  benefit1: optionalLine(200).default(null),
  benefit2: optionalLine(200).default(null),
  benefit3: optionalLine(200).default(null),
  benefit4: optionalLine(200).default(null),
  benefit5: optionalLine(200).default(null),
  translations: inOtherLanguages(productTexts),
  showAtHome: z.boolean().default(false),
  isPopular: z.boolean().default(false),
  showAtUpgrade: z.boolean().default(false),
  isActive: z.boolean().default(true),
  sortOrder: sortOrder.default(0),
});

const nfcProduct = z.object({
  name: requiredLine(120),
  description: optionalText(2000).default(null),
  regularPrice: priceText.default('0.00'),
  additionalCardPrice: priceText.default('0.00'),
  maxQuantity: z.int('pieces_whole').min(1, 'pieces_whole').max(10_000).default(1_000),
  features: features.default([]),
  material: material.default('pvc'),
  translations: inOtherLanguages(nfcProductTexts),
  isActive: z.boolean().default(true),
  sortOrder: sortOrder.default(0),
});

/** The address of a picture that we keep. */
const storedPicture = z
  .string()
  .max(2_000)
  .regex(/^\/media\//u, 'invalid_input')
  .nullable()
  .default(null);

const blogPost = z.object({
  /** Left empty, it is made of the title. */
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .max(255)
    .regex(/^(?:[a-z0-9א-ת]+(?:-[a-z0-9א-ת]+)*)?$/u, 'article_address_characters')
    .default(''),
  title: requiredLine(255),
  excerpt: optionalText(1000).default(null),
  content: z.string().max(200_000).default(''),
  featuredImage: storedPicture,
  category: optionalLine(80).default(null),
  tags: tags.default([]),
  author: optionalLine(120).default(null),
  authorImage: storedPicture,
  authorBio: optionalText(1000).default(null),
  readingTime: z.int().min(1).max(600).default(5),
  isPublished: z.boolean().default(true),
  publishedAt: timestamp.nullable().default(null),
  seoTitle: optionalLine(120).default(null),
  seoDescription: optionalText(320).default(null),
  seoKeywords: optionalLine(500).default(null),
  relatedArticles: idList.default([]),
});

const userAddress = z.object({
  isPrimary: z.boolean().default(false),
  addressType: userAddressRow.shape.addressType,
  recipientName: optionalLine(120).default(null),
  recipientPhone: optionalLine(30).default(null),
  fullAddress: optionalLine(500).default(null),
  street: optionalLine(200).default(null),
  houseNumber: optionalLine(20).default(null),
  apartment: optionalLine(20).default(null),
  floor: optionalLine(20).default(null),
  entrance: optionalLine(20).default(null),
  city: optionalLine(100).default(null),
  state: optionalLine(100).default(null),
  zipCode: optionalLine(10).default(null),
  country: requiredLine(100).default('Israel'),
  notes: optionalText(1000).default(null),
});

const coupon = z.object({
  code: couponCode,
  name: requiredLine(120),
  givenTo: optionalLine(120).default(null),
  percent: couponRow.shape.percent,
  amount: priceText.nullable().default(null),
  holdsFor: couponRow.shape.holdsFor,
  productIds: couponRow.shape.productIds,
  nfcProductIds: couponRow.shape.nfcProductIds,
  billingCycle: couponRow.shape.billingCycle,
  firstDay: couponRow.shape.firstDay,
  lastDay: couponRow.shape.lastDay,
  maxUses: couponRow.shape.maxUses,
  maxUsesEach: couponRow.shape.maxUsesEach,
  isActive: z.boolean().default(true),
});

const businessProfile = z.object({
  ...staffCardFields,
  isPublic: z.boolean(),
  community: optionalLine(120),
});

/** Create and update schemas of the resources that staff write; a resource that isn't here is only read. */
export const adminInputs = {
  users: {
    create: newUserByStaff,
    update: z.object({ username, phone: optionalLine(30), language, isEmailVerified: z.boolean() }).partial(),
  },
  'user-addresses': { create: userAddress.extend({ userId: id }), update: withoutDefaults(userAddress) },
  'contact-leads': { create: leadByStaff, update: leadUpdate },
  'staff-notes': { create: staffNoteCreate, update: staffNoteUpdate },
  'vat-rates': { create: vatRateInput },
  payouts: { create: depositInput },
  coupons: {
    create: coupon,
    update: withoutDefaults(coupon.omit({ code: true, percent: true, amount: true })),
  },
  'canned-answers': { create: cannedAnswerCreate, update: cannedAnswerUpdate },
  'business-profiles': { update: businessProfile.partial() },
  'blog-posts': {
    create: blogPost,
    update: withoutDefaults(blogPost),
  },
  products: { create: product, update: withoutDefaults(product) },
  'nfc-products': { create: nfcProduct, update: withoutDefaults(nfcProduct) },
  'physical-card-orders': {
    update: z.object({ notes: optionalText(2000), estimatedDeliveryDate: timestamp.nullable() }).partial(),
  },
} as const;

/** All fields optional, and one that isn't sent stays as it is: a default must not overwrite it. */
function withoutDefaults<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  const bare = Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [
      name,
      (field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : (field as z.ZodType)).optional(),
    ]),
  );
  return z.object(bare) as unknown as z.ZodObject<{
    [Key in keyof Shape]: z.ZodOptional<z.ZodType<z.output<Shape[Key]>>>;
  }>;
}

import { z } from 'zod';

/** Kinds of columns that many tables share, as JSON carries them. */
export const id = z.int().positive();
export const timestamp = z.iso.datetime({ offset: true });
/** SHA-256 or a keyed hash, in hexadecimal. */
export const hash = z.string().regex(/^[0-9a-f]*$/u);
/** Data for programs only; each feature checks the keys it stores there. */
export const metadata = z.record(z.string(), z.json());
export const anyRow = z.record(z.string(), z.json());
export const features = z.array(z.string().min(1).max(200)).max(30);
export const tags = z.array(z.string().min(1).max(50)).max(20);
export const idList = z.array(id).max(20);

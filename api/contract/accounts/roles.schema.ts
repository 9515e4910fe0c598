import { z } from 'zod';

/**
 * The roles of docs/specification.md 6, and those of docs/product.md 13.13; what each may do is said in
 * `permissions.ts`. A guest is the absence of a role.
 */
export const userRoles = ['user', 'moderator', 'content', 'support', 'finance', 'admin'] as const;
export const userRole = z.enum(userRoles);
export type UserRole = z.infer<typeof userRole>;

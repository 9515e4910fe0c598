import { z } from 'zod';

/** The three roles of docs/specification.md 6. A guest is the absence of a role. */
export const userRoles = ['user', 'moderator', 'admin'] as const;
export const userRole = z.enum(userRoles);
export type UserRole = z.infer<typeof userRole>;

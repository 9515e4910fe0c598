import { z } from 'zod';

/**
 * A row's schema for answers: the same fields and types, without the rules for input. Staff must be able to open a
 * row whose link or address would be refused today.
 */
export function asStored(row: z.ZodObject): z.ZodObject {
  return z.object(
    Object.fromEntries(Object.entries(row.shape).map(([name, field]) => [name, stored(field as z.ZodType)])),
  );
}

function stored(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional)
    return stored(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodNullable) return stored(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodArray) return z.array(z.json());
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) return z.record(z.string(), z.json());
  if (schema instanceof z.ZodISODateTime || schema instanceof z.ZodEnum || schema instanceof z.ZodNumber)
    return schema;
  if (schema instanceof z.ZodString || schema instanceof z.ZodEmail) return z.string();
  return schema;
}

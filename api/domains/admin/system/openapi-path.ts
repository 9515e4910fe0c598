/**
 * The router's path in OpenAPI's writing: `/api/leads{/:id}` and `/api/leads/*rest` become
 * `/api/leads/{id}` and `/api/leads/{rest}`.
 */
export function openApiPath(path: string): string {
  return path.replace(/[{}]/g, '').replace(/[:*](\w+)/g, '{$1}');
}

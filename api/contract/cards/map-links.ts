import { inQuery } from '../base/in-query.ts';
import { safeLink } from '../base/safe-link.schema.ts';
import { cleanTypedLine } from '../base/typed-text.ts';

interface Place {
  address: string | null;
  mapLink: string | null;
  lat: number | null;
  lng: number | null;
}

/** Address that opens Waze with the route: to the point on the map where there is one, else to the address. */
export function wazeLink({ address, mapLink, lat, lng }: Place): string {
  if (lat !== null && lng !== null) return `https://waze.com/ul?ll=${lat},${lng}&navigate=yes`;
  if (address) return `https://waze.com/ul?q=${inQuery(cleanTypedLine(address))}&navigate=yes`;
  return safeLink(mapLink ?? '') ?? 'https://waze.com/ul';
}

/** Address of the place in Google Maps; the owner's own map link takes precedence. */
export function mapsLink({ address, mapLink, lat, lng }: Place): string {
  const own = safeLink(mapLink ?? '');
  if (own) return own;
  const query = lat !== null && lng !== null ? `${lat},${lng}` : inQuery(cleanTypedLine(address ?? ''));
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}

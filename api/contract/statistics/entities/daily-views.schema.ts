import { z } from 'zod';

/** One day of a card's statistics, oldest first; days are those of Asia/Jerusalem. */
const dayOfViews = z.object({
  date: z.iso.date(),
  views: z.int().min(0),
  uniqueVisitors: z.int().min(0),
});
export const dailyViews = z.array(dayOfViews).max(400);

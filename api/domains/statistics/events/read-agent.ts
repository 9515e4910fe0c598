import { LRUCache } from 'lru-cache';
import type { EventDevice, EventSource } from '../../../contract/statistics/card-events.schema.ts';
import { readDevice } from './read-device.ts';
import { sourceOfApp } from './source-of-app.ts';
import { programOf } from './user-agents.ts';

interface Agent {
  program: ReturnType<typeof programOf>;
  device: EventDevice;
  app: EventSource | undefined;
}

/** A few thousand user agents cover nearly all visitors, and there is much to look for in each. */
const known = new LRUCache<string, Agent>({ max: 5_000 });
/** Longer ones are made by attackers. */
const longest = 1_000;

/** What a user agent tells of a visitor, or of the program that it is. */
export function readAgent(userAgent: string): Agent {
  const text = userAgent.slice(0, longest);
  let agent = known.get(text);
  if (!agent) {
    agent = { program: programOf(text), device: readDevice(text), app: sourceOfApp(text) };
    known.set(text, agent);
  }
  return agent;
}

import type { TestReply } from '../client.ts';
import { Stage } from '../faults/stage.ts';

/**
 * People at the balancer. An answer of the balancer's own (502, 504, or 503 without a time to come back) to something that
 * changes something tells that a process went away under it: nobody may send it a second time, so it is counted and not
 * judged here. What only reads is looked at by `Readers`.
 */
export class BalancedStage extends Stage {
  readonly cut: { at: number; what: string }[] = [];

  override judgeAnswer(reply: TestReply, what: string): void {
    const isOurs = reply.status === 503 && reply.headers.get('Retry-After') !== null;
    if (isOurs || reply.status < 500) return;
    if ([502, 503, 504].includes(reply.status)) this.cut.push({ at: performance.now(), what });
    else super.judgeAnswer(reply, what);
  }
}

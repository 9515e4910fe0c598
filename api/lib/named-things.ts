/** A thing of a user's with the words it is known by to them. */
export interface NamedThing {
  id: number;
  userId: number;
  label: string;
}

/** Which things of users are asked for. */
export interface WantedThings {
  userIds: readonly number[];
  /** Only those of these ids; all unless given. */
  ids?: readonly number[];
  max: number;
  /** Locks the rows for sharing until the transaction ends, so that none is deleted meanwhile. */
  forShare?: boolean;
}

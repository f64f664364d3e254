/** One step of the schema, forward only. Once released it is never changed: what comes later is a new one. */
export interface Migration {
  /** The `user_version` it leads to, counted from 1 without gaps. */
  readonly version: number;
  readonly sql: string;
}

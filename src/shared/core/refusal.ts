/** Refusals of a match, in the order in which they are tried (rules/README.md). */
export const RULE_REFUSALS = ['over', 'not-your-turn', 'illegal'] as const;
export type RuleRefusal = (typeof RULE_REFUSALS)[number];

/** The file is not a record, the options or the deal are impossible, the game is unknown. */
export type RecordRefusal = 'bad-record';

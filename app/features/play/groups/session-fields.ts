/** The fields of a new session that a person can get wrong. */
export const sessionFields = ['name', 'teams', 'expected', 'minutes', 'days'] as const
export type SessionField = (typeof sessionFields)[number]

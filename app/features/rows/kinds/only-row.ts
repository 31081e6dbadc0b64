/** A kind with exactly one row, which is created with its adventure. */
export const onlyRow = { single: true, parent: null, limit: 1, place: null } as const

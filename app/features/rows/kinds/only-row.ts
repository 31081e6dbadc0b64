/** A kind with one row, which is made with its adventure. */
export const onlyRow = { single: true, parent: null, limit: 1, place: null } as const

/** How long and how many changes of a draft are kept; of each, so many characters of its values. */
export const changesKept = { days: 90, rows: 2_000, characters: 4_000 } as const

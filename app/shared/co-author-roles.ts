/** Who makes a work with its owner: they change it, translate it into one language, or read and try it. */
export const coAuthorRoles = ['editor', 'translator', 'reviewer'] as const

export type CoAuthorRole = (typeof coAuthorRoles)[number]

/** What a co-author may get of a sale. */
export const sharePercents = { least: 0, most: 100 } as const

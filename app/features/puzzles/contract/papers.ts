export const papers = ['us-letter', 'a4'] as const
export type Paper = (typeof papers)[number]

export const requiredFields = ['title', 'description', 'category', 'cover', 'players'] as const
export type RequiredField = (typeof requiredFields)[number]

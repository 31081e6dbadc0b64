import type { Status } from '#app/features/rows/catalogue.ts'

export const isListed = (status: Status): boolean => status === 'published' || status === 'coming_soon'

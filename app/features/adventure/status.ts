import type { Status } from './catalogue.ts'

export const isListed = (status: Status): boolean => status === 'published' || status === 'coming_soon'

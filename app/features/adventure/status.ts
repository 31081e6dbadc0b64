import type { Status } from './catalogue.ts'

/** Whether everybody finds an adventure of this status in the library. */
export const isListed = (status: Status): boolean => status === 'published' || status === 'coming_soon'

import type { Refusal } from './refusals.ts'

export const refusalPath = (why: Refusal): string => `/lti/refused/${why}`

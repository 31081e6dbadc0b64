import { lintConfiguration } from './scripts/lint/boundaries.ts'

export default lintConfiguration(import.meta.dirname)

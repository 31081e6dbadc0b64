import type { Paper } from '#app/shared/papers.ts'
import { m } from '#app/i18n/generated/messages.js'

const texts: Record<Paper, () => string> = { 'us-letter': m.print_letter, a4: m.print_a4 }

export const paperText = (paper: Paper): string => texts[paper]()

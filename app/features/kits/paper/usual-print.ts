import type { EveningDetails } from './evening-details.schema.ts'
import type { PaperChoice } from './paper-choice.schema.ts'

/** As most people print a kit. */
export const usualChoice: PaperChoice = {
  language: 'en',
  paper: 'us-letter',
  ink: 'colour',
  isLarge: false,
  hostPlays: false,
  rounds: 'roll',
  isSent: false,
}

export const noDetails: EveningDetails = { host: '', date: '', place: '', roster: [], absentIds: [] }

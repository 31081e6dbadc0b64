import type { EveningDetails } from '#app/features/kits/paper/evening-details.schema.ts'

/** Nothing was typed, and everybody comes: then the pages are alike for all hosts. */
export const isPlain = ({ host, date, place, roster, absentIds }: EveningDetails): boolean =>
  [host, date, place, ...roster.map(({ person }) => person)].every((text) => text.trim() === '') &&
  absentIds.length === 0

const dayMs = 24 * 60 * 60_000
const daysKept = 30

/** The day on which an evening is deleted: some weeks after it was, or should have been. */
export const keptUntil = (day: string | number): Date =>
  new Date((typeof day === 'number' ? day : Date.parse(`${day}T23:59:59Z`)) + daysKept * dayMs)

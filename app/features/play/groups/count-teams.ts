import { nameLine } from '#app/shared/visible-text.ts'

/** A list of teams that is only how many there are. */
export const numberOfTeams = /^\s*\d{1,3}\s*$/

/** How many teams a list makes as it is typed, right or wrong. */
export const countTeams = (typed: string): number =>
  numberOfTeams.test(typed) ? Number(typed) : typed.split('\n').filter((line) => nameLine(line) !== '').length

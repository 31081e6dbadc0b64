import { playerLimits, usualPlayers } from '#app/features/rows/catalogue.ts'
import type { PrintKind } from './kit.ts'

type Listed = { id: string; displayOrder: number }

/** In the author's order; rows made at once by two people by their ids, so that everybody reads the same. */
export const inOrder = <Row extends Listed>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => one.displayOrder - other.displayOrder || (one.id < other.id ? -1 : 1))

export const idsOf = (...lists: (readonly { id: string }[])[]): ReadonlySet<string> =>
  new Set(lists.flat().map(({ id }) => id))

/** @returns each known id once */
export const knownIds = (ids: readonly string[], known: ReadonlySet<string>): string[] =>
  [...new Set(ids)].filter((id) => known.has(id))

export const knownId = (id: string | null, known: ReadonlySet<string>): string | null =>
  id !== null && known.has(id) ? id : null

/** Only these columns: rows of the database and of an editor hold more than a document. */
export const columns = <Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> => Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>

/** @returns of `2-6` two and six, of `4` four and four; null of anything else */
export function rangeOf(text: string): { fewest: number; most: number } | null {
  const [, fewest, most] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? []
  return fewest === undefined ? null : { fewest: Number(fewest), most: Number(most ?? fewest) }
}

/** The usual ones where none were chosen. */
export const playersOf = (text: string, kind: PrintKind): { fewest: number; most: number } =>
  rangeOf(text) ?? rangeOf(usualPlayers[kind]) ?? playerLimits[kind]

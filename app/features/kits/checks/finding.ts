import type { Severity } from '#app/features/adventure/checks/finding.ts'

/** The subject of a finding about a dinner or room: a row of its document, or its details. */
export interface KitPlace {
  entity: string
  id: string
  /** A column, followed by a dot and the language if one is meant. */
  field?: string
}

/** Each kind has its own codes; an error prevents publishing. */
export interface KitFinding<Code extends string = string> {
  code: Code
  severity: Severity
  where: KitPlace
  /** `name`: the author's name for the thing; the others depend on the code. */
  params: { name: string } & Readonly<Record<string, string | number>>
}

export const isPublishableKit = (findings: readonly KitFinding[]): boolean =>
  findings.every(({ severity }) => severity !== 'error')

const rank: Record<Severity, number> = { error: 0, warning: 1, note: 2 }

/** Sorts errors first, and otherwise keeps the order in which they were found. */
export const worstFirst = <F extends KitFinding>(findings: readonly F[]): F[] =>
  findings.toSorted((a, b) => rank[a.severity] - rank[b.severity])

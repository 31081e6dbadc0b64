import type { Severity } from '#app/features/adventure/checks/finding.ts'

/** What a finding of a dinner or room is about: a row kind of its document, or its details. */
export interface KitPlace {
  entity: string
  id: string
  /** A column, with its language behind a dot where one is meant. */
  field?: string
}

/** Each kind has its own codes; an error keeps it from being published. */
export interface KitFinding<Code extends string = string> {
  code: Code
  severity: Severity
  where: KitPlace
  /** `name`: what the author calls the thing; the others belong to the code. */
  params: { name: string } & Readonly<Record<string, string | number>>
}

export const isPublishableKit = (findings: readonly KitFinding[]): boolean =>
  findings.every(({ severity }) => severity !== 'error')

const rank: Record<Severity, number> = { error: 0, warning: 1, note: 2 }

/** Errors first, else in the order in which they were found. */
export const worstFirst = <F extends KitFinding>(findings: readonly F[]): F[] =>
  findings.toSorted((a, b) => rank[a.severity] - rank[b.severity])

import type { z } from '#app/shared/zod.ts'

export function fieldsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const issue of issues.flatMap(issuesOf)) {
    const path = issue.path.map(String).join('.')
    fields[path] = [
      ...(Object.hasOwn(fields, path) ? fields[path]! : []),
      issue.message.startsWith('studio_errors_') ? issue.message : 'studio_errors_unreadable',
    ]
  }
  return fields
}

function issuesOf(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [nearest] = issue.errors.toSorted((a, b) => (b[0]?.path.length ?? 0) - (a[0]?.path.length ?? 0))
  if (!nearest) return [issue]
  return nearest.flatMap(issuesOf).map((each) => ({ ...each, path: [...issue.path, ...each.path] }))
}

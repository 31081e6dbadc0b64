import type { Findings } from '#app/features/studio/draft/editor-result.ts'
import type { PostResult } from '#app/features/studio/draft/log/post-request.ts'

/** The findings in an answer; null when it says nothing about them. */
export function findingsIn(result: PostResult): Partial<Findings> | null {
  switch (result.status) {
    case 'checked':
      return { findings: result.findings }
    case 'checkedKit':
      return { kitFindings: result.kitFindings }
    case 'saved':
      return {
        ...(result.findings?.length ? { findings: result.findings } : {}),
        ...(result.kitFindings?.findings.length ? { kitFindings: result.kitFindings } : {}),
      }
    case 'refused':
      if (result.refusal.reason === 'findings') return { findings: result.refusal.findings }
      return result.refusal.reason === 'kitFindings' ? { kitFindings: result.refusal.kitFindings } : null
    case 'edited':
    case 'failed':
    case 'unreachable':
      return null
  }
}

import { failedBy } from '#app/shared/failure-of.ts'
import type { z } from '#app/shared/zod.ts'
import type { VersionsResult } from './version-view.ts'
import type { versionCommandSchema } from './versions.schema.ts'

export type VersionRequest = z.input<typeof versionCommandSchema>

export type VersionsAnswer = VersionsResult | { status: 'unreachable' }

const statuses: readonly unknown[] = [
  'listed',
  'restored',
  'refused',
  'invalid',
  'failed',
] satisfies VersionsResult['status'][]

const isResult = (value: unknown): value is VersionsResult =>
  typeof value === 'object' && value !== null && 'status' in value && statuses.includes(value.status)

export async function askVersions(adventureId: string, request: VersionRequest | null): Promise<VersionsAnswer> {
  try {
    const response = await fetch(`/api/projects/${adventureId}/versions`, {
      ...(request && { method: 'POST', body: JSON.stringify(request) }),
      headers: { Accept: 'application/json', ...(request && { 'Content-Type': 'application/json' }) },
      redirect: 'error',
    })
    const body: unknown = await response.json().catch(() => null)
    return isResult(body) ? body : failedBy(response.status)
  } catch {
    return { status: 'unreachable' }
  }
}

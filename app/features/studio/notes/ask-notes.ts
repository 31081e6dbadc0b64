import { failedBy } from '#app/shared/failure-of.ts'
import type { NotesResult } from './note-view.ts'
import type { NoteRequest } from './notes.schema.ts'

export type NotesAnswer = NotesResult | { status: 'unreachable' }

const statuses: readonly unknown[] = ['listed', 'invalid', 'failed'] satisfies NotesResult['status'][]

const isResult = (value: unknown): value is NotesResult =>
  typeof value === 'object' && value !== null && 'status' in value && statuses.includes(value.status)

export async function askNotes(adventureId: string, request: NoteRequest | null): Promise<NotesAnswer> {
  try {
    const response = await fetch(`/api/projects/${adventureId}/notes`, {
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

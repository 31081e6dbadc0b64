import { readJson } from '#app/features/studio/editor/read-json.server.ts'
import { listNotes } from '#app/features/studio/notes/notes.queries.server.ts'
import type { NotesResult } from '#app/features/studio/notes/note-view.ts'
import { performNote, statusOfNotes } from '#app/features/studio/notes/perform-note.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { requireMember } from '#app/platform/request-context.server.ts'
import { answered, jsonAnswer } from './json-answer.server.ts'
import type { Route } from './+types/notes'

export const loader = answered(async ({ context, params }: Route.LoaderArgs) => {
  const notes = await listNotes(getDatabase(), requireMember(context), params.id)
  return jsonAnswer({ status: 'listed', notes } satisfies NotesResult)
})

/** Leaves, answers, changes, removes, closes or reopens one, by `intent`; answers with all. */
export const action = answered(async ({ request, context, params }: Route.ActionArgs) => {
  const result = await performNote(getDatabase(), requireMember(context), params.id, await readJson(request))
  return jsonAnswer(result, { status: statusOfNotes(result) })
})

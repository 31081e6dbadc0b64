import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { changeStatus } from '#app/features/studio/details/change-status.server.ts'
import { publishUpdate } from '#app/features/studio/details/publish-update.server.ts'
import { renewLink } from '#app/features/studio/details/renew-link.server.ts'
import { resubmit } from '#app/features/studio/details/resubmit.server.ts'
import type { InDraft } from '#app/features/studio/draft/edit-draft.server.ts'
import { editorRequestSchema, sentSchema } from '#app/features/studio/draft/editor-request.schema.ts'
import type { EditorAsk } from '#app/features/studio/draft/editor-request.schema.ts'
import type { EditorResult } from '#app/features/studio/draft/editor-result.ts'
import { fieldsOf } from '#app/features/studio/draft/field-errors.ts'
import { Refused } from '#app/features/studio/draft/refused.ts'
import { takeCommands } from '#app/features/studio/draft/take-commands.server.ts'
import { checkDraft } from '#app/features/studio/map/check-draft.server.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { asAppError } from '#app/platform/handled.server.ts'
import { presentError } from '#app/shared/app-error.ts'

/** `body` is untrusted; its `writtenIn` is the language the page showed. Expected failures are results. */
export async function performRequest(
  database: Queryable,
  member: Member,
  adventureId: string,
  body: unknown,
): Promise<EditorResult> {
  const sent = sentSchema.safeParse(body)
  if (!sent.success) return { status: 'refused', refusal: { reason: 'invalid', fields: fieldsOf(sent.error.issues) } }
  const { writtenIn, ...request } = sent.data
  const parsed = editorRequestSchema.safeParse(request)
  if (!parsed.success)
    return { status: 'refused', refusal: { reason: 'invalid', fields: fieldsOf(parsed.error.issues) } }
  try {
    return await perform(database, member, { ...parsed.data, adventureId, writtenIn })
  } catch (error) {
    if (error instanceof Refused) return { status: 'refused', refusal: error.refusal }
    const known = asAppError(error)
    if (!known) throw error
    return { status: 'failed', error: presentError(known) }
  }
}

async function perform(database: Queryable, member: Member, ask: InDraft<EditorAsk>): Promise<EditorResult> {
  switch (ask.intent) {
    case 'edit':
      return { status: 'edited', taken: await takeCommands(database, member, ask) }
    case 'check-draft':
      return checkDraft(database, member, ask)
    case 'change-status':
      return { status: 'saved', ...(await changeStatus(database, member, ask)) }
    case 'publish-update':
      return { status: 'saved', ...(await publishUpdate(database, member, ask)) }
    case 'renew-link':
      return { status: 'saved', change: await renewLink(database, member, ask) }
    case 'resubmit':
      return { status: 'saved', ...(await resubmit(database, member, ask)) }
  }
}

import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { asAppError } from '#app/platform/handled.server.ts'
import { presentError } from '#app/shared/app-error.ts'
import { languageSchema } from '#app/i18n/local-text.ts'
import { z } from '#app/shared/zod.ts'
import { createItem } from './cast/create-item.server.ts'
import { createNode } from './cast/create-node.server.ts'
import { createNpc } from './cast/create-npc.server.ts'
import { deleteItem } from './cast/delete-item.server.ts'
import { deleteNode } from './cast/delete-node.server.ts'
import { deleteNpc } from './cast/delete-npc.server.ts'
import { orderNodes } from './cast/order-nodes.server.ts'
import { updateItem } from './cast/update-item.server.ts'
import { updateNode } from './cast/update-node.server.ts'
import { updateNpc } from './cast/update-npc.server.ts'
import { checkDraft } from './check-draft.server.ts'
import { changeStatus } from './details/change-status.server.ts'
import { publishUpdate } from './details/publish-update.server.ts'
import { removeCover } from './details/remove-cover.server.ts'
import { resubmit } from './details/resubmit.server.ts'
import { setCover } from './details/set-cover.server.ts'
import { updateAdventureDetails } from './details/update-adventure-details.server.ts'
import type { InDraft } from './edit-draft.server.ts'
import { EditConflict, InvalidInput, Refused } from './edit-refusals.ts'
import type { DraftChange, EditorResult } from './editor-result.ts'
import { createPuzzle } from './puzzles/create-puzzle.server.ts'
import { deletePuzzle } from './puzzles/delete-puzzle.server.ts'
import { updatePuzzle } from './puzzles/update-puzzle.server.ts'
import { clearHotspots } from './scenes/clear-hotspots.server.ts'
import { createHotspot } from './scenes/create-hotspot.server.ts'
import { createScene } from './scenes/create-scene.server.ts'
import { deleteHotspot } from './scenes/delete-hotspot.server.ts'
import { deleteHotspots } from './scenes/delete-hotspots.server.ts'
import { deleteScene } from './scenes/delete-scene.server.ts'
import { orderHotspots } from './scenes/order-hotspots.server.ts'
import { orderScenes } from './scenes/order-scenes.server.ts'
import { putHotspots } from './scenes/put-hotspots.server.ts'
import { putScene } from './scenes/put-scene.server.ts'
import { setSceneImage } from './scenes/set-scene-image.server.ts'
import { setSceneSound } from './scenes/set-scene-sound.server.ts'
import { setStartingScene } from './scenes/set-starting-scene.server.ts'
import { updateHotspot } from './scenes/update-hotspot.server.ts'
import { updateHotspots } from './scenes/update-hotspots.server.ts'
import { updateScene } from './scenes/update-scene.server.ts'
import { editorCommandSchema } from './studio.schema.ts'
import type { EditorCommand, EditorIntent } from './studio.schema.ts'

const sentSchema = z.looseObject({ writtenIn: languageSchema.optional() })

type Outcome = DraftChange & { findings?: Finding[] }
type UseCase<Intent extends EditorIntent> = (
  database: Queryable,
  member: Member,
  input: InDraft<Extract<EditorCommand, { intent: Intent }>>,
) => Promise<Outcome>

/** Every command that changes the draft, with the one use-case that carries it out. A missing one does not compile. */
const useCases: { [Intent in Exclude<EditorIntent, 'check-draft'>]: UseCase<Intent> } = {
  'update-details': updateAdventureDetails,
  'set-cover': setCover,
  'remove-cover': removeCover,
  'change-status': (database, member, input) => changeStatus(database, member, input),
  'publish-update': (database, member, input) => publishUpdate(database, member, input),
  resubmit,
  'create-scene': createScene,
  'update-scene': updateScene,
  'delete-scene': deleteScene,
  'put-scene': putScene,
  'order-scenes': orderScenes,
  'set-starting-scene': setStartingScene,
  'set-scene-image': setSceneImage,
  'set-scene-sound': setSceneSound,
  'create-hotspot': createHotspot,
  'put-hotspots': putHotspots,
  'update-hotspot': updateHotspot,
  'update-hotspots': updateHotspots,
  'delete-hotspot': deleteHotspot,
  'delete-hotspots': deleteHotspots,
  'order-hotspots': orderHotspots,
  'clear-hotspots': clearHotspots,
  'create-puzzle': createPuzzle,
  'update-puzzle': updatePuzzle,
  'delete-puzzle': deletePuzzle,
  'create-item': createItem,
  'update-item': updateItem,
  'delete-item': deleteItem,
  'create-npc': createNpc,
  'update-npc': updateNpc,
  'delete-npc': deleteNpc,
  'create-node': createNode,
  'update-node': updateNode,
  'delete-node': deleteNode,
  'order-nodes': orderNodes,
}

/**
 * Carries out one command of the editor. `body` is anything that was sent: the command, and with it in `writtenIn` the language that the page
 * shows the adventure written in. A page from before it was sent leaves it out. Whatever goes wrong on purpose is an answer and
 * not an error, so that the editor keeps what was typed; `statusOf` in editor-result.ts has its HTTP status.
 * @throws only what nobody foresaw
 */
export async function performEditorCommand(
  database: Queryable,
  member: Member,
  adventureId: string,
  body: unknown,
): Promise<EditorResult> {
  const sent = sentSchema.safeParse(body)
  if (!sent.success) return { status: 'invalid', fields: fieldsOf(sent.error.issues) }
  const { writtenIn, ...command } = sent.data
  const parsed = editorCommandSchema.safeParse(command)
  if (!parsed.success) return { status: 'invalid', fields: fieldsOf(parsed.error.issues) }
  try {
    return await perform(database, member, { ...parsed.data, adventureId, writtenIn })
  } catch (error) {
    return answerOf(error)
  }
}

async function perform(database: Queryable, member: Member, command: InDraft<EditorCommand>): Promise<EditorResult> {
  if (command.intent === 'check-draft') return { status: 'checked', ...(await checkDraft(database, member, command)) }
  // The table's type says that key and input belong together, which the compiler cannot follow for a union of keys
  const useCase: (database: Queryable, member: Member, input: never) => Promise<Outcome> = useCases[command.intent]
  const { findings, ...change } = await useCase(database, member, command as never)
  return { status: 'saved', change, ...(findings ? { findings } : {}) }
}

function answerOf(error: unknown): EditorResult {
  if (error instanceof EditConflict) return { status: 'conflict', current: error.current }
  if (error instanceof InvalidInput) return { status: 'invalid', fields: error.fields }
  if (error instanceof Refused) return { status: 'refused', ...error.refusal }
  const known = asAppError(error)
  if (!known) throw error
  return { status: 'failed', error: presentError(known) }
}

/** The messages by the path of their field; what belongs to no field stands under the empty path. */
export function fieldsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  for (const issue of issues) {
    const path = issue.path.map(String).join('.')
    fields[path] = [
      ...(Object.hasOwn(fields, path) ? fields[path]! : []),
      issue.message.startsWith('studio_errors_') ? issue.message : 'studio_errors_unreadable',
    ]
  }
  return fields
}

import type { Locale } from '#app/i18n/locale.ts'
import { textIn } from '#app/i18n/local-text.ts'
import { localTextOf } from '#app/features/adventure/words.ts'
import type { Clock } from '#app/features/engine/clock.ts'
import { hintsTaken } from '#app/features/engine/hints-taken.ts'
import type { Notice } from '#app/features/engine/notice.ts'
import { project } from '#app/features/engine/project.ts'
import type { RunProjection } from '#app/features/engine/projection.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import { AppError } from '#app/shared/app-error.ts'

export type RunSnapshot = {
  /** The number of the last event. */
  version: number
  language: Locale
  view: RunProjection
  media: Record<string, string>
  hintsUsed: number
}

type Edition = { document: Parameters<typeof project>[0]; media: ReadonlyMap<string, string> }
type Standing = { version: number; state: RunState; playerId: string; language: Locale } & Titled
type Titled = { title: string; translations: Record<string, Record<string, unknown>>; primaryLanguage: Locale }

/** @param told what the player gets to know with it, whose media are included
 * Shows the current title, or the edition's if it was taken back. @throws AppError notFound after leaving */
export function presentRun(
  edition: Edition,
  { version, state, playerId, language, ...adventure }: Standing,
  clock: Clock,
  told: readonly Notice[] = [],
): RunSnapshot {
  const view = project(edition.document, state, playerId, language, clock)
  if (!view) throw new AppError('notFound', { log: 'the player has left the run' })
  return {
    version,
    language,
    view: { ...view, title: titleIn(adventure, language) || view.title },
    media: mediaOf(view, told, edition.media),
    hintsUsed: hintsTaken(state),
  }
}

const titleIn = (adventure: Titled, language: Locale): string =>
  textIn(localTextOf(adventure, 'title', [adventure.primaryLanguage, language]), language, adventure.primaryLanguage)

/** Only the media in view: the picture of a later scene may give it away. */
function mediaOf(
  view: RunProjection,
  told: readonly Notice[],
  all: ReadonlyMap<string, string>,
): Record<string, string> {
  const ids = [
    ...told.flatMap((notice) => (notice.type === 'looked' ? [notice.picture?.assetId, notice.sound?.assetId] : [])),
    view.scene.imageAssetId,
    view.ending?.scene?.imageAssetId,
    ...[view.scene, view.ending?.scene].flatMap((scene) => scene?.layers.map((layer) => layer.imageAssetId)),
    view.scene.sound?.assetId,
    view.puzzle?.imageAssetId,
    view.puzzle?.object?.assetId,
    view.dialogue?.portraitAssetId,
    ...view.inventory.map((item) => item.iconAssetId),
    ...view.pins.map((pin) => pin.imageAssetId),
  ]
  const media: Record<string, string> = {}
  for (const id of ids) {
    const url = id ? all.get(id) : undefined
    if (id && url) media[id] = url
  }
  return media
}

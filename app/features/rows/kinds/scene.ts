import { longest, mostLines } from '#app/features/engine/limits.ts'
import {
  choice,
  choiceOrNone,
  condition,
  field,
  file,
  requiredWords,
  texts,
  words,
  yesNo,
} from '#app/features/rows/field.ts'
import { roleNames } from '#app/features/rows/role-names.ts'
import { invalid } from '#app/features/rows/refusal.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import type { Rows } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { z } from '#app/shared/zod.ts'
import { displayOrder, inOrder } from './in-order.ts'

export const scene = rowKind({
  name: 'scene',
  list: 'scenes',
  label: m.studio_type_scene,
  nameField: 'name',
  tab: 'scenes',
  full: m.studio_full_scenes,
  adventures: ['online-adventure'],
  parent: null,
  limit: 500,
  ...inOrder,
  fields: {
    name: requiredWords(m.studio_field_name, 200),
    description: words(m.studio_field_description, 5_000, { long: true, optional: true }),
    altText: words(m.studio_field_alt, 1_000, { long: true, hint: m.studio_field_alt_hint, optional: true }),
    /** Can be changed only while there is no picture. */
    orientation: choice(m.studio_field_aspect, { landscape: m.studio_landscape, portrait: m.studio_portrait }),
    imageAssetId: file(m.studio_scene_image, 'picture', { inWords: 'altText' }),
    soundAssetId: file(m.studio_sound, 'sound', { inWords: 'soundCaption' }),
    soundCaption: words(m.studio_sound_caption, 1_000, {
      long: true,
      hint: m.studio_sound_caption_hint,
      optional: true,
    }),
    missLines: texts(m.studio_miss_lines, m.studio_look_line, longest.missLine, mostLines, {
      hint: m.studio_miss_lines_hint,
    }),
    /** Null: for everybody. */
    role: choiceOrNone(m.roles_scene, roleNames, { hint: m.roles_scene_hint }),
    isStartingMap: field(m.studio_scene_set_start, z.boolean(), false),
    isEnding: yesNo(m.studio_field_is_ending, { hint: m.studio_is_ending_hint }),
    endingText: words(m.studio_field_ending_text, 5_000, {
      long: true,
      hint: m.studio_ending_text_hint,
      optional: true,
    }),
    endingTeaser: words(m.studio_field_ending_teaser, longest.endingTeaser, {
      long: true,
      hint: m.studio_ending_teaser_hint,
      optional: true,
    }),
    endingConditions: condition(m.studio_ends_when),
    displayOrder,
  },
  wide: { imageAssetId: 'children', isStartingMap: 'siblings' },
  settle: (row, before, rows) => {
    if (before && row.orientation !== before.orientation && before.imageAssetId !== null && row.imageAssetId !== null)
      return invalid('orientation', 'studio_aspect_locked')
    const isStart = row.isStartingMap === true || (before?.isStartingMap ?? rows.list('scene').length === 0) === true
    if (isStart && before?.isStartingMap !== true) takeStartFrom(rows, row.id)
    const placedOn = before?.imageAssetId ?? null
    if (placedOn !== null && placedOn !== row.imageAssetId) markHotspots(rows, row.id)
    return { row: { ...row, isStartingMap: isStart } }
  },
  removed: (row, rows) => {
    const [next] = row.isStartingMap === true ? rows.list('scene') : []
    if (next) rows.put('scene', { ...next, isStartingMap: true })
  },
})

function takeStartFrom(rows: Rows, id: string): void {
  for (const other of rows.list('scene'))
    if (other.isStartingMap === true && other.id !== id) rows.put('scene', { ...other, isStartingMap: false })
}

function markHotspots(rows: Rows, id: string): void {
  for (const hotspot of rows.list('hotspot', id))
    if (hotspot.toCheck !== true) rows.put('hotspot', { ...hotspot, toCheck: true })
}

export const canvasOf = ({ orientation }: Record<string, unknown>) =>
  orientation === 'portrait' ? { canvasWidth: 1080, canvasHeight: 1920 } : { canvasWidth: 1920, canvasHeight: 1080 }

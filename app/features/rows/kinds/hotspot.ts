import { hotspotTypes, isLinked, targetKindOf, targetKinds } from '#app/shared/hotspot-types.ts'
import type { HotspotType } from '#app/shared/hotspot-types.ts'
import { hotspotFaces } from '#app/features/rows/hotspot-faces.ts'
import { defaultHotspotName } from '#app/features/rows/hotspot-name.ts'
import { goalSteps } from '#app/features/engine/goal.schema.ts'
import { longest, mostLines } from '#app/features/engine/limits.ts'
import {
  choice,
  condition,
  field,
  file,
  picture,
  reference,
  requiredChoice,
  texts,
  whole,
  words,
  yesNo,
} from '#app/features/rows/field.ts'
import type { TranslationsView } from '#app/features/rows/translations.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import type { Range, Row, RowOf } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { z } from '#app/shared/zod.ts'
import { displayOrder } from './in-order.ts'

export const mostCorners = 200

/** Clamps instead of refusing, as dragging does. */
export const clampedTo = ([least, most]: Range) =>
  z.number().transform((value) => Math.min(most, Math.max(least, value)))

const percents: Range = [0, 100]
const canvasPixels: Range = [1, 1920]
const percent = clampedTo(percents)
/** x and y in percent of the picture, width and height in pixels of the scene's canvas. */
const place = (label: () => string) => ({ ...field(label, percent), range: percents })
const size = (label: () => string) => ({ ...field(label, clampedTo(canvasPixels), 60), range: canvasPixels })
const corners = z.array(z.strictObject({ x: percent, y: percent })).max(mostCorners)

const labels = Object.fromEntries(hotspotTypes.map((type) => [type, hotspotFaces[type].label])) as Record<
  HotspotType,
  () => string
>

export const hotspot = rowKind({
  name: 'hotspot',
  list: 'hotspots',
  label: m.figures_hotspot,
  nameField: 'name',
  tab: 'scenes',
  full: m.studio_full_hotspots,
  adventures: ['online-adventure'],
  parent: { kind: 'scene', field: 'sceneId' },
  limit: 500,
  place: 'displayOrder',
  compare: (a, b) => Number(a.zIndex) - Number(b.zIndex) || Number(a.displayOrder) - Number(b.displayOrder),
  fields: {
    name: words(m.studio_field_name, 200),
    type: requiredChoice(m.studio_field_type, labels),
    /** Null while the author has not chosen one, and for a type that leads nowhere. */
    targetId: reference(m.studio_field_target, targetKinds),
    /** Centre, in percent of the picture. */
    x: place(m.studio_field_x),
    y: place(m.studio_field_y),
    width: size(m.studio_field_width),
    height: size(m.studio_field_height),
    shape: choice(m.canvas_field_shape, {
      rectangle: m.canvas_tool_rectangle,
      ellipse: m.canvas_tool_ellipse,
      polygon: m.canvas_tool_polygon,
    }),
    points: field(m.canvas_field_corners, corners, []),
    zIndex: whole(m.studio_field_z, [-10_000, 10_000], 0, { hint: m.studio_z_hint }),
    displayOrder,
    visibilityConditions: condition(m.studio_field_visibility),
    /** Each part may have a `message` that explains why the hotspot does not work while that part is unmet. */
    interactionConditions: condition(m.studio_field_interaction, 'texts'),
    blockedMessage: words(m.studio_field_blocked, 1_000, { long: true, hint: m.studio_blocked_hint, optional: true }),
    /** What a type that leads nowhere shows and says, empty in all other types. */
    lines: texts(m.studio_look_lines, m.studio_look_line, longest.line, mostLines, { hint: m.studio_look_lines_hint }),
    imageAssetId: picture(
      m.studio_look_picture,
      { purpose: 'puzzle', aspect: '16 / 9' },
      { hint: m.studio_look_picture_hint, inWords: 'altText' },
    ),
    altText: words(m.studio_field_alt, 1_000, { long: true, hint: m.studio_field_alt_hint, optional: true }),
    soundAssetId: file(m.studio_sound, 'sound', { hint: m.studio_look_sound_hint, inWords: 'soundCaption' }),
    soundCaption: words(m.studio_sound_caption, 1_000, {
      long: true,
      hint: m.studio_sound_caption_hint,
      optional: true,
    }),
    /** The author's words for the steps towards it, for players who ask what to do. */
    goalHints: texts(m.studio_field_hints, m.studio_hint, longest.line, goalSteps.length),
    /** It takes two players, who press it or it and its partner at the same time; the other half says nothing. */
    together: yesNo(m.studio_together),
    togetherWith: {
      ...reference(m.studio_together_with, ['hotspot']),
      names: { kinds: ['hotspot'], nullIsChosen: true },
    },
    /** Set when the picture is replaced or removed after the hotspot was placed. */
    toCheck: yesNo(m.canvas_field_to_check),
  },
  bonds: [{ fields: ['type', 'targetId'] }, { fields: ['shape', 'points', 'x', 'y', 'width', 'height'] }],
  link: {
    field: 'targetId',
    kinds: targetKinds,
    kindOf: (row: Row) => targetKindOf(row.type as HotspotType),
  },
  begin: ({ type }, primary) =>
    hotspotTypes.includes(type as HotspotType) ? { name: defaultHotspotName(type as HotspotType, primary) } : {},
  settle: (row, before) => {
    const unlinks = before && row.type !== before.type && row.targetId === before.targetId
    const kept = row.together || row.togetherWith === null ? row : { ...row, togetherWith: null }
    const linked = unlinks ? { ...kept, targetId: null } : kept
    return { row: isLinked(row.type as HotspotType) ? withoutLook(linked) : linked }
  },
})

/** What a look shows and says goes with its type: nobody would see that it is still there. */
function withoutLook(row: Row): Row {
  const translations = Object.entries(row.translations as TranslationsView).map(([language, own]) => [
    language,
    Object.fromEntries(Object.entries(own).filter(([name]) => !Object.hasOwn(noLook, name))),
  ])
  return { ...row, ...noLook, translations: Object.fromEntries(translations) }
}

const noLook = { lines: [], imageAssetId: null, altText: '', soundAssetId: null, soundCaption: '' }

export type HotspotRow = RowOf<typeof hotspot>

import { condition, field, file, picture, reference, words, yesNo } from '#app/features/rows/field.ts'
import { filledText } from '#app/features/rows/field-schemas.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import type { Range } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { clampedTo } from './hotspot.ts'
import { displayOrder, inOrder } from './in-order.ts'

const percents: Range = [0, 100]
/** In percent; large enough to be seen and pressed. */
const sizes: Range = [0.5, 100]
const placed = (label: () => string, range: Range, start: number) => ({
  ...field(label, clampedTo(range), start),
  range,
})

/** A picture laid over a scene's own while its conditions hold; later ones cover earlier ones. */
export const layer = rowKind({
  name: 'layer',
  list: 'layers',
  label: m.layers_kind,
  nameField: 'name',
  tab: 'scenes',
  full: m.layers_full,
  adventures: ['online-adventure'],
  parent: { kind: 'scene', field: 'sceneId' },
  limit: 100,
  ...inOrder,
  fields: {
    /** Only authors read it. */
    name: { ...field(m.layers_name, filledText(200)), longest: 200 },
    imageAssetId: picture(
      m.studio_kit_picture,
      { purpose: 'puzzle', aspect: '4 / 3' },
      {
        inWords: 'altText',
        hint: m.layers_picture_hint,
      },
    ),
    altText: words(m.layers_alt, 1_000, { long: true, hint: m.layers_alt_hint, optional: true }),
    /** The scene's description while the layer shows; of several, the last one counts. */
    description: words(m.layers_description, 5_000, {
      long: true,
      hint: m.layers_description_hint,
      optional: true,
    }),
    /** In place of the scene's sound while the layer shows; of several, the last one counts. */
    soundAssetId: file(m.studio_sound, 'sound', { hint: m.layers_sound_hint, inWords: 'soundCaption' }),
    soundCaption: words(m.studio_sound_caption, 1_000, {
      long: true,
      hint: m.studio_sound_caption_hint,
      optional: true,
    }),
    /** Centre and size, in percent of the scene's picture. */
    x: placed(m.studio_field_x, percents, 50),
    y: placed(m.studio_field_y, percents, 50),
    width: placed(m.layers_width, sizes, 100),
    height: placed(m.layers_height, sizes, 100),
    /** Shows only while the hotspot does: until its item is taken, for example. */
    hotspotId: reference(m.layers_hotspot, ['hotspot'], { hint: m.layers_hotspot_hint }),
    visibilityConditions: condition(m.layers_when),
    fades: yesNo(m.layers_fades, { hint: m.layers_fades_hint }),
    displayOrder,
  },
  bonds: [{ fields: ['x', 'y', 'width', 'height'] }],
  link: { field: 'hotspotId', kinds: ['hotspot'], kindOf: () => 'hotspot' },
})

import Scissors from 'lucide-react/icons/scissors'
import { useState } from 'react'
import { GenerateInUpload } from '#app/features/generation/components/generate-button.tsx'
import { usePictureLibrary } from '#app/features/media/components/picture-library.tsx'
import { useImageUpload } from '#app/features/media/components/use-image-upload.ts'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { rowKinds } from '#app/features/rows/kinds/index.ts'
import { ConditionBuilder } from '#app/features/studio/rules/components/condition-builder.tsx'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { promptOfItem } from '#app/features/studio/fields/components/generation-prompt.ts'
import { HotspotField } from '#app/features/studio/fields/components/hotspot-field.tsx'
import { NumberField } from './number-field.tsx'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import { SoundField } from '#app/features/studio/fields/components/sound-field.tsx'
import { useDraftGeneration } from '#app/features/studio/fields/components/use-draft-generation.ts'
import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { cutPiece } from '#app/features/studio/scenes/cut-piece.ts'
import { placeFor, wholeScene } from '#app/features/studio/scenes/layer-place.ts'
import type { Place } from '#app/features/studio/fields/place.ts'
import type { LayerView, SceneView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FieldGroup, FieldRow } from '#app/ui/field.tsx'
import { notify } from '#app/ui/toaster.ts'
import { LateCutDialog } from './late-cut-dialog.ts'

const { fields } = rowKinds.layer

type LayerDialogProps = {
  scene: SceneView
  layer: LayerView | null
  onClose: () => void
  onReopen: () => void
  onSaved: (id: string) => void
  onDelete: () => void
}

export function LayerDialog({ scene, layer, onClose, onReopen, onSaved, onDelete }: LayerDialogProps) {
  const canvas = { width: scene.canvasWidth, height: scene.canvasHeight }
  const form = useRowForm<LayerView>({
    kind: 'layer',
    row: layer,
    parent: scene.id,
    draftRow: layer?.id ?? `new ${scene.id}`,
    saved: layer ? m.layers_updated() : m.layers_created(),
    onSaved,
    onClose,
    onReopen,
  })
  const { values, set, setFile, errorsAt } = form
  const place: Place = { x: values.x!, y: values.y!, width: values.width!, height: values.height! }
  // A new layer takes the proportions of its picture, until its author chooses others
  const takeFile = (field: string, asset: PresentedAsset | null) => {
    setFile(field, asset)
    if (!layer && asset && place.width === 100 && place.height === 100) set(placeFor(asset, canvas))
  }
  const hasName = String(values.name ?? '').trim() !== ''
  const generation = useDraftGeneration(
    {
      place: 'generate-item-icon',
      slot: 'layer',
      prompt: () => promptOfItem({ name: values.name, description: values.altText }),
    },
    (asset) => takeFile('imageAssetId', asset),
  )
  return (
    <RowDialog
      form={{ ...form, setFile: takeFile }}
      title={layer ? m.layers_kind() : m.layers_create_title()}
      submit={layer ? m.studio_update() : m.layers_create()}
      action={
        layer && (
          <Button variant="danger" className="max-sm:basis-full sm:mr-auto" disabled={form.busy} onClick={onDelete}>
            {m.layers_delete()}
          </Button>
        )
      }
      onClose={onClose}
    >
      <RowField kind="layer" name="name" />
      <RowField
        kind="layer"
        name="imageAssetId"
        generate={
          <>
            <GenerateInUpload
              generation={generation}
              hasPicture={Boolean(values.imageAssetId)}
              refusal={hasName ? null : m.layers_generate_needs()}
            />
            <CutButton scene={scene} place={place} onPlace={set} onCut={(asset) => setFile('imageAssetId', asset)} />
          </>
        }
      />
      <RowField kind="layer" name="altText" rows={1} />
      <FieldGroup legend={m.layers_place()}>
        <FieldRow className="grid-cols-2 sm:grid-cols-4">
          {(['x', 'y', 'width', 'height'] as const).map((name) => (
            <NumberField
              key={name}
              name={name}
              label={fields[name].label()}
              step={0.5}
              min={fields[name].range[0]}
              max={fields[name].range[1]}
              value={values[name]}
              onChange={(value) => set({ [name]: value })}
              error={errorsAt(name)}
            />
          ))}
        </FieldRow>
        <Button size="small" className="justify-self-start" onClick={() => set(wholeScene)}>
          {m.layers_whole()}
        </Button>
      </FieldGroup>
      <ConditionBuilder
        legend={m.layers_when()}
        empty={m.layers_always()}
        name="visibilityConditions"
        value={values.visibilityConditions ?? {}}
        onChange={(value) => set({ visibilityConditions: value })}
      />
      <HotspotField
        label={fields.hotspotId.label()}
        hint={fields.hotspotId.hint?.()}
        name="hotspotId"
        none={m.layers_hotspot_none()}
        value={values.hotspotId ?? ''}
        onChange={(id) => set({ hotspotId: id || null })}
        among={({ sceneId }) => sceneId === scene.id}
        errors={errorsAt('hotspotId')}
      />
      <RowField kind="layer" name="fades" />
      <RowField kind="layer" name="description" />
      <SoundField kind="layer" name="soundAssetId" />
      {values.soundAssetId && <RowField kind="layer" name="soundCaption" rows={1} />}
    </RowDialog>
  )
}

type CutButtonProps = {
  scene: SceneView
  place: Place
  onPlace: (place: Place) => void
  onCut: (asset: PresentedAsset) => void
}

/** Takes the layer's place out of another picture of the whole scene, once its author has seen which part that is. */
function CutButton({ scene, place, onPlace, onCut }: CutButtonProps) {
  const { details } = useDraft()
  const upload = useImageUpload({ adventureId: details.id, purpose: 'puzzle', slot: 'layer cut' }, onCut)
  const aspect = scene.orientation === 'portrait' ? '9 / 16' : '16 / 9'
  const [picture, setPicture] = useState<PresentedAsset | null>(null)
  const library = usePictureLibrary(aspect, setPicture)
  const cut = (url: string, from: Place) => {
    setPicture(null)
    onPlace(from)
    cutPiece(url, from).then(upload.send, () => {
      void notify({ title: m.common_error(), description: m.layers_cut_failed(), tone: 'danger' })
    })
  }
  if (!library.open) return null
  return (
    <>
      <Button size="small" title={m.layers_cut_hint()} loading={upload.sending !== null} onClick={library.open}>
        <Scissors aria-hidden="true" className="size-4.5" />
        {m.layers_cut()}
      </Button>
      {library.dialog}
      {picture && (
        <LateCutDialog
          picture={picture}
          place={place}
          onCut={(from) => cut(picture.url, from)}
          onClose={() => setPicture(null)}
        />
      )}
    </>
  )
}

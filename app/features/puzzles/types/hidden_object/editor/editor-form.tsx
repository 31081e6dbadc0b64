import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { EditorFormProps } from '#app/features/puzzles/contract/contract.ts'
import type { Point } from '#app/features/puzzles/kit/picture/geometry.ts'
import { BesidePreview } from '#app/features/puzzles/kit/editor/beside-preview.tsx'
import { FormField } from '#app/features/puzzles/kit/editor/form-field.tsx'
import { PictureTextField } from '#app/features/puzzles/kit/editor/picture-text-field.tsx'
import { puzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { FieldErrors } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { DrawingTools } from './drawing-tools.tsx'
import { HiddenPreview } from './hidden-preview.tsx'
import { mostObjects, mostZones } from '#app/features/puzzles/types/hidden_object/rules/limits.ts'
import { ListFields } from './list-fields.tsx'
import { problemTexts } from './problem-texts.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/hidden_object/rules/schema.ts'
import { schemas } from '#app/features/puzzles/types/hidden_object/rules/schema.ts'
import type { ZoneOf } from '#app/features/puzzles/types/hidden_object/rules/zones.ts'
import { addZone, freePlace, reshape, withZones } from '#app/features/puzzles/types/hidden_object/rules/zones.ts'
import type { Tool } from './zone-canvas.tsx'
import { ZoneCanvas } from './zone-canvas.tsx'
import { signOf } from '#app/features/puzzles/types/hidden_object/rules/sign-of.ts'
import { ZoneCards } from './zone-cards.tsx'

export function EditorForm(props: EditorFormProps<Configuration, Solution>) {
  const draft = withZones(props.value)
  const form = puzzleForm({ ...props, value: draft }, { schemas, problemTexts })
  const { configuration, solution, isTranslation } = form
  const [chosen, setChosen] = useState<string | null>(null)
  const [next, setNext] = useState('new')
  const [tool, setTool] = useState<Tool>('box')
  const shown = form.picture ?? (configuration.sceneImageUrl || null)
  const noRoom = solution.zones.length >= mostZones
  const full = noRoom || (next === 'new' && configuration.objectsToFind.length >= mostObjects)
  const chosenNext: ZoneOf = configuration.objectsToFind.some(({ id }) => id === next)
    ? { object: next }
    : next === 'look-alike'
      ? 'look-alike'
      : 'new'
  const add = (outline: Point[], of = chosenNext) => {
    if (full && of === chosenNext) return
    const added = addZone(draft, outline, of)
    form.change(added.draft)
    setChosen(added.id)
  }
  return (
    <BesidePreview preview={<HiddenPreview form={form} picture={shown} />}>
      {!shown && <Notice tone="info">{m.hidden_object_form_no_picture()}</Notice>}
      <FieldErrors id="hidden-object-errors" errors={form.problemsAt('picture', 'objectsToFind', '')} />
      {shown && !isTranslation && (
        <div className="grid gap-3">
          <DrawingTools
            objects={configuration.objectsToFind}
            next={next}
            tool={tool}
            full={full}
            onNext={setNext}
            onTool={setTool}
            onAdd={() => add(freePlace(solution.zones))}
          />
          <p className="text-sm text-muted">{full ? m.hidden_object_form_full() : m.hidden_object_form_how()}</p>
          <ZoneCanvas
            picture={shown}
            text={configuration.pictureText}
            zones={solution.zones}
            signOf={(zone) => signOf(draft, zone)}
            chosen={chosen}
            tool={tool}
            onChoose={setChosen}
            onDraw={(outline) => add(outline)}
            onReshape={(id, outline) => form.change(reshape(draft, id, outline))}
          />
        </div>
      )}
      <ZoneCards
        form={form}
        chosen={chosen}
        onChoose={setChosen}
        onAddLookAlike={!shown || isTranslation || noRoom ? null : () => add(freePlace(solution.zones), 'look-alike')}
      />
      {!isTranslation && configuration.objectsToFind.length > 0 && <ListFields form={form} picture={shown} />}
      <PictureTextField form={form} picture={shown} />
      {!isTranslation && <FormField form={form} name="allowedAttempts" />}
    </BesidePreview>
  )
}

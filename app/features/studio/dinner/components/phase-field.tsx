import { phasesOf, phaseText } from '#app/features/kits/documents/dinner.ts'
import type { Placed } from '#app/features/kits/documents/dinner.ts'
import { keyOf, phaseAt, phaseKey, placed } from '#app/features/studio/dinner/phases.ts'
import type { FieldForm } from '#app/features/studio/fields/components/row-field.tsx'
import { OwnField } from '#app/features/studio/kit/components/row-parts.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Options } from '#app/ui/options.tsx'
import { Select } from '#app/ui/select.tsx'
import { useDinner } from '#app/features/studio/kit/components/use-document.ts'

type PhaseForm = Pick<FieldForm, 'set'> & { values: Placed }

/** When a clue is released or a card is played. A clue may have no phase; a card has none only after its course was
 * removed, until it gets another one here. */
export function PhaseField({ kind, form }: { kind: 'dinnerClue' | 'card'; form: PhaseForm }) {
  const document = useDinner()
  const key = keyOf(form.values, document)
  const isClue = kind === 'dinnerClue'
  return (
    <OwnField kind={kind} name="phase" className={isClue ? '' : 'max-w-80'}>
      {(control) => (
        <Select
          value={key}
          onChange={({ target: { value } }) => (isClue || value) && form.set(placed(phaseAt(document, value)))}
          {...control}
        >
          {isClue && <option value="">{m.dinner_clue_never()}</option>}
          {!isClue && key === '' && <option value="">{m.studio_choose()}</option>}
          <Options
            of={phasesOf(document).map((phase) => ({ id: phaseKey(phase), name: phaseText(phase, document.courses) }))}
          />
        </Select>
      )}
    </OwnField>
  )
}

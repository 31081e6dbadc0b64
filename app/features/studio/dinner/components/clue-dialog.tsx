import { clueHolders, clueLooks, phasesOf } from '#app/features/kits/documents/dinner.ts'
import type { ClueHolder } from '#app/features/kits/documents/dinner.ts'
import { ImageUpload } from '#app/features/media/components/image-upload.tsx'
import { keyOf, phaseAt, phaseKey, phaseText, placed } from '#app/features/studio/dinner/phases.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { DinnerClueView } from '#app/features/studio/draft/view.ts'
import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { FormSteps } from '#app/features/studio/fields/components/form-steps.tsx'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import { rowWords } from '#app/features/studio/fields/components/row-words.ts'
import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field, FieldGroup, FieldRow } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { notify } from '#app/ui/toaster.ts'
import { CharacterSelect } from './character-select.tsx'
import { ClueLookPicture, lookText } from './clue-look.tsx'
import { MeaningList } from './meaning-list.tsx'
import { useDinner, useDinnerRows } from './use-dinner.ts'

type ClueForm = ReturnType<typeof useRowForm<DinnerClueView>>
type ClueDialogProps = { clue: DinnerClueView | null; onClose: () => void; onReopen: () => void }

export function ClueDialog({ clue, onClose, onReopen }: ClueDialogProps) {
  const { details } = useDinnerRows()
  const form = useRowForm<DinnerClueView>({
    kind: 'dinnerClue',
    row: clue,
    initial: {
      title: '',
      look: 'letter',
      holder: 'character',
      holderId: null,
      phase: null,
      courseId: null,
      meanings: [],
    },
    draftRow: clue?.id ?? 'new',
    required: { field: 'title', missing: m.dinner_title_missing },
    onClose,
    onReopen,
    failure: (reason) => ({ title: m.common_error(), description: reason }),
    onSaved: () => {
      void notify({ title: clue ? m.dinner_clue_updated() : m.dinner_clue_added(), tone: 'success' })
      onClose()
    },
  })
  const wordsOf = rowWords('dinnerClue', form, contentLanguages(details))
  return (
    <RowDialog
      form={form}
      title={clue ? m.dinner_clue_edit() : m.dinner_clue_new()}
      submit={clue ? m.dinner_clue_update() : m.dinner_clue_add()}
      onClose={onClose}
    >
      <FormSteps
        steps={[
          {
            title: m.dinner_clue_paper(),
            part: (
              <>
                <BilingualText {...wordsOf('title')} />
                <LookField form={form} />
              </>
            ),
          },
          {
            title: wordsOf('content').label,
            part: (
              <>
                <BilingualText {...wordsOf('content')} hint={m.dinner_clue_content_hint()} rows={5} />
                <BilingualText {...wordsOf('back')} hint={m.dinner_clue_back_hint()} rows={2} />
              </>
            ),
          },
          { title: m.dinner_clue_when(), part: <HandField form={form} /> },
          {
            title: m.dinner_clue_meaning(),
            part: (
              <>
                <MeaningList
                  value={form.values.meanings}
                  onChange={(meanings) => form.set({ meanings })}
                  error={form.errorsAt('meanings')}
                />
                <SecretField form={form} />
              </>
            ),
          },
          {
            title: m.studio_kit_picture(),
            part: (
              <>
                <ClueImage form={form} />
                <BilingualText {...wordsOf('altText')} rows={2} />
              </>
            ),
          },
        ]}
      />
    </RowDialog>
  )
}

function LookField({ form: { values, set, errorsAt } }: { form: ClueForm }) {
  return (
    <FieldGroup legend={kindOf('dinnerClue').fields['look']!.label()} name="look" error={errorsAt('look')}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
        {clueLooks.map((look) => (
          <label
            key={look}
            className="grid cursor-pointer justify-items-center gap-1 rounded-control border-2 border-line bg-raised p-2 text-sm font-medium transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[hsl(var(--focus))]"
          >
            <input
              type="radio"
              name="look"
              value={look}
              checked={values.look === look}
              onChange={() => set({ look })}
              className="sr-only"
            />
            <ClueLookPicture look={look} className="size-12" />
            {lookText[look]()}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

const holderTexts: Readonly<Record<ClueHolder, () => string>> = {
  character: m.dinner_holder_guest,
  host: m.dinner_holder_host,
  table: m.dinner_holder_table,
}

const isHolder = (value: string): value is ClueHolder => clueHolders.some((holder) => holder === value)

function HandField({ form: { values, set, errorsAt } }: { form: ClueForm }) {
  const document = useDinner()
  const { fields } = kindOf('dinnerClue')
  return (
    <>
      <FieldRow className="sm:grid-cols-2">
        <Field label={fields['holder']!.label()} name="holder" hint={m.dinner_holder_hint()} error={errorsAt('holder')}>
          {(control) => (
            <Select
              value={values.holder}
              onChange={({ target }) => isHolder(target.value) && set({ holder: target.value })}
              {...control}
            >
              {clueHolders.map((holder) => (
                <option key={holder} value={holder}>
                  {holderTexts[holder]()}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {values.holder === 'character' && (
          <CharacterSelect
            label={m.dinner_holder_who()}
            name="holderId"
            value={values.holderId}
            onChange={(holderId) => set({ holderId })}
            error={errorsAt('holderId')}
          />
        )}
      </FieldRow>
      <Field label={fields['phase']!.label()} name="phase" hint={m.dinner_clue_phase_hint()} error={errorsAt('phase')}>
        {(control) => (
          <Select
            value={keyOf(values, document.courses)}
            onChange={({ target }) => set(placed(phaseAt(document, target.value)))}
            {...control}
          >
            <option value="">{m.dinner_clue_never()}</option>
            {phasesOf(document).map((phase) => (
              <option key={phaseKey(phase)} value={phaseKey(phase)}>
                {phaseText(phase, document.courses)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}

const SecretField = ({ form: { values, set, errorsAt } }: { form: ClueForm }) => (
  <CharacterSelect
    label={kindOf('dinnerClue').fields['revealsSecretOfId']!.label()}
    name="revealsSecretOfId"
    none={m.dinner_secret_none()}
    value={values.revealsSecretOfId ?? null}
    onChange={(revealsSecretOfId) => set({ revealsSecretOfId })}
    error={errorsAt('revealsSecretOfId')}
  />
)

function ClueImage({ form: { setFile, fileAt, errorsAt } }: { form: ClueForm }) {
  const { details } = useDinnerRows()
  return (
    <ImageUpload
      label={m.studio_kit_picture()}
      hint={m.dinner_clue_picture_hint()}
      adventureId={details.id}
      purpose="puzzle"
      value={fileAt('imageAssetId')}
      aspect="4 / 3"
      error={errorsAt('imageAssetId')?.[0] ?? null}
      onUploaded={(asset) => setFile('imageAssetId', asset)}
      onRemoved={() => setFile('imageAssetId', null)}
      className="max-w-96"
    />
  )
}

import { writingText } from '#app/features/generation/components/offers.ts'
import {
  GenerateButton,
  GenerateInUpload,
  GenerationNote,
  StopGenerating,
} from '#app/features/generation/components/generate-button.tsx'
import { characterRoles, isGuest } from '#app/features/kits/documents/dinner.ts'
import type { CharacterRole } from '#app/features/kits/documents/dinner.ts'
import { ImageUpload } from '#app/features/media/components/image-upload.tsx'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { withPublicWords } from '#app/features/studio/dinner/written-character.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { FormSteps } from '#app/features/studio/fields/components/form-steps.tsx'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import { rowWords } from '#app/features/studio/fields/components/row-words.ts'
import { useDraftGeneration } from '#app/features/studio/fields/components/use-draft-generation.ts'
import { useLatest } from '#app/features/studio/fields/components/use-latest.ts'
import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { m } from '#app/i18n/generated/messages.js'
import { z } from '#app/shared/zod.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field, FieldRow } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { notify } from '#app/ui/toaster.ts'
import { promptOfCharacter } from './character-prompt.ts'
import { roles } from './role.ts'
import { useDinnerRows } from './use-dinner.ts'
import type { DinnerView } from './use-dinner.ts'
import { useCulprit } from './use-culprit.ts'
import { useWriting } from './use-writing.ts'
import { WritingProposal } from './writing-proposal.tsx'

type CharacterView = DinnerView['characters'][number]
type CharacterForm = ReturnType<typeof useRowForm<CharacterView>>

type CharacterDialogProps = { character: CharacterView | null; onClose: () => void; onReopen: () => void }

export function CharacterDialog({ character, onClose, onReopen }: CharacterDialogProps) {
  const { details } = useDinnerRows()
  const languages = contentLanguages(details)
  const culprits = useCulprit()
  const form = useRowForm<CharacterView>({
    kind: 'character',
    row: character,
    initial: { name: '', role: 'suspect', isOptional: false },
    draftRow: character?.id ?? 'new',
    required: { field: 'name', missing: m.dinner_name_missing },
    onClose,
    onReopen,
    failure: (reason) => ({ title: m.common_error(), description: reason }),
    onSaved: () => {
      culprits.choose()
      void notify({ title: character ? m.dinner_character_updated() : m.dinner_character_created(), tone: 'success' })
      onClose()
    },
  })
  const wordsOf = rowWords('character', form, languages)
  const writing = useCharacterWriting(form, culprits)
  return (
    <RowDialog
      form={form}
      title={character ? m.dinner_character_edit() : m.dinner_character_new()}
      submit={character ? m.dinner_character_update() : m.dinner_character_create()}
      onClose={onClose}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-sunken px-4 py-3">
        <GenerateButton generation={writing} hasPicture={false} describedBy={writing.noteId} />
        <StopGenerating generation={writing} />
        <GenerationNote
          id={writing.noteId}
          offer={writing.offer}
          textOf={writingText}
          className="min-w-0 flex-1 basis-60"
        />
      </div>
      <WritingProposal kind="character" writing={writing} />
      <FormSteps
        steps={[
          {
            title: m.dinner_character_who(),
            part: (
              <>
                <BilingualText {...wordsOf('name')} />
                <RoleFields form={form} />
                <BilingualText {...wordsOf('publicDescription')} hint={m.dinner_character_public_hint()} rows={3} />
              </>
            ),
          },
          {
            title: m.dinner_character_play(),
            part: (
              <>
                <BilingualText {...wordsOf('background')} rows={4} />
                <BilingualText {...wordsOf('personality')} rows={3} />
                <BilingualText {...wordsOf('costumeIdeas')} rows={3} />
                <BilingualText {...wordsOf('castingNotes')} hint={m.dinner_character_casting_hint()} rows={2} />
              </>
            ),
          },
          {
            title: m.dinner_character_hides(),
            part: (
              <>
                <BilingualText {...wordsOf('secret')} hint={m.dinner_character_secret_hint()} rows={3} />
                <BilingualText {...wordsOf('motive')} hint={m.dinner_character_motive_hint()} rows={3} />
                <BilingualText {...wordsOf('goal')} hint={m.dinner_character_goal_hint()} rows={2} optional />
                <BilingualText {...wordsOf('alibi')} hint={m.dinner_character_alibi_hint()} rows={2} optional />
              </>
            ),
          },
          { title: m.studio_dinner_portrait(), part: <PortraitField form={form} /> },
        ]}
      />
    </RowDialog>
  )
}

const isRole = (value: string): value is CharacterRole => characterRoles.some((role) => role === value)

function RoleFields({ form: { values, set, errorsAt } }: { form: CharacterForm }) {
  const role = values.role
  return (
    <FieldRow className="items-start sm:grid-cols-2">
      <Field
        label={kindOf('character').fields['role']!.label()}
        name="role"
        hint={roles[role].hint()}
        error={errorsAt('role')}
      >
        {(control) => (
          <Select
            value={role}
            onChange={({ target }) => isRole(target.value) && set({ role: target.value })}
            {...control}
          >
            {characterRoles.map((each) => (
              <option key={each} value={each}>
                {roles[each].label()}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isGuest({ role }) && (
        <div data-field="isOptional" className="sm:pt-7">
          <Checkbox
            label={m.dinner_character_is_optional()}
            hint={m.dinner_character_is_optional_hint()}
            checked={values.isOptional}
            onChange={({ target }) => set({ isOptional: target.checked })}
          />
        </div>
      )}
    </FieldRow>
  )
}

function PortraitField({ form: { values, setFile, fileAt, errorsAt } }: { form: CharacterForm }) {
  const { details } = useDinnerRows()
  const portrait = fileAt('portraitAssetId')
  const generation = useDraftGeneration(
    { place: 'generate-npc-avatar', slot: 'npc', prompt: () => promptOfCharacter(values) },
    (asset) => setFile('portraitAssetId', asset),
  )
  return (
    <ImageUpload
      label={m.studio_dinner_portrait()}
      adventureId={details.id}
      purpose="npc"
      value={portrait}
      aspect="3 / 4"
      error={errorsAt('portraitAssetId')?.[0] ?? null}
      onUploaded={(asset) => setFile('portraitAssetId', asset)}
      onRemoved={() => setFile('portraitAssetId', null)}
      generate={<GenerateInUpload generation={generation} hasPicture={portrait !== null} />}
      className="max-w-64"
    />
  )
}

const written = z.object({
  name: z.string(),
  background: z.string(),
  personality: z.string(),
  costumeIdeas: z.string(),
  secret: z.string(),
  motive: z.string(),
})

const longest = { theme: 200, names: 40 }

/** Fills the form, which is saved as any other; a theme is read from the saved story. */
function useCharacterWriting({ values, set }: CharacterForm, culprits: ReturnType<typeof useCulprit>) {
  const store = useStore()
  // Somebody may type while it is written
  const latest = useLatest(values)
  return useWriting({
    name: 'generate-mystery-character',
    answer: written,
    current: () => latest.current,
    body: () => {
      const { details, dinnerStory, characters } = store.getState().draft
      const theme = dinnerStory?.theme.trim().slice(0, longest.theme) ?? ''
      if (theme === '') return null
      const existingCharacters = characters
        .filter(({ id }) => id !== values['id'])
        .map(({ name }) => name.slice(0, longest.theme))
        .slice(0, longest.names)
      const name = values.name.trim().slice(0, longest.theme)
      return { adventureId: details.id, theme, existingCharacters, role: values.role, ...(name ? { name } : {}) }
    },
    onWritten: (texts, byModel) => {
      if (texts.name) culprits.note(texts.name)
      set(withPublicWords(texts, { byModel, known: latest.current.publicDescription ?? '' }), byModel)
    },
  })
}

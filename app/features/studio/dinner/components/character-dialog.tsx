import { writingText } from '#app/features/generation/components/offers.ts'
import {
  GenerateButton,
  GenerateInUpload,
  GenerationNote,
  StopGenerating,
} from '#app/features/generation/components/generate-button.tsx'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { isGuest } from '#app/features/kits/documents/dinner.ts'
import type { CharacterView } from '#app/features/studio/draft/view.ts'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import { KitDialog, useKitForm } from '#app/features/studio/kit/components/kit-dialog.tsx'
import type { Handlers, KitForm } from '#app/features/studio/kit/components/kit-dialog.tsx'
import { withPublicWords } from '#app/features/studio/dinner/written-character.ts'
import { FormSteps } from '#app/features/studio/fields/components/form-steps.tsx'
import { useDraftGeneration } from '#app/features/studio/fields/components/use-draft-generation.ts'
import { useLatest } from '#app/features/studio/fields/components/use-latest.ts'
import { m } from '#app/i18n/generated/messages.js'
import { z } from '#app/shared/zod.ts'
import { FieldRow } from '#app/ui/field.tsx'
import { promptOfCharacter } from './character-prompt.ts'
import { roles } from './role.ts'
import { useCulprit } from './use-culprit.ts'
import { useWriting } from './use-writing.ts'
import { WritingProposal } from './writing-proposal.tsx'

type CharacterForm = KitForm<'character'>

export function CharacterDialog({ character, ...handlers }: Handlers & { character: CharacterView | null }) {
  const culprits = useCulprit()
  const form = useKitForm({ kind: 'character', row: character, ...handlers, onSaved: culprits.choose })
  const writing = useCharacterWriting(form, culprits)
  return (
    <KitDialog kind="character" row={character} form={form} onClose={handlers.onClose}>
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
                <RowField kind="character" name="name" />
                <FieldRow className="items-start sm:grid-cols-2">
                  <RowField kind="character" name="role" hint={roles[form.values.role].hint()} />
                  {isGuest(form.values) && <RowField kind="character" name="isOptional" className="sm:pt-7" />}
                </FieldRow>
                <RowField kind="character" name="publicDescription" />
              </>
            ),
          },
          {
            title: m.dinner_character_play(),
            part: (
              <>
                <RowField kind="character" name="background" rows={4} />
                <RowField kind="character" name="personality" />
                <RowField kind="character" name="costumeIdeas" />
                <RowField kind="character" name="castingNotes" rows={2} />
              </>
            ),
          },
          {
            title: m.dinner_character_hides(),
            part: (
              <>
                <RowField kind="character" name="secret" />
                <RowField kind="character" name="motive" />
                <RowField kind="character" name="goal" rows={2} />
                <RowField kind="character" name="alibi" rows={2} />
              </>
            ),
          },
          { title: m.studio_dinner_portrait(), part: <PortraitField form={form} /> },
        ]}
      />
    </KitDialog>
  )
}

function PortraitField({ form: { values, setFile } }: { form: CharacterForm }) {
  const generation = useDraftGeneration(
    { place: 'generate-npc-avatar', slot: 'npc', prompt: () => promptOfCharacter(values) },
    (asset) => setFile('portraitAssetId', asset),
  )
  return (
    <RowField
      kind="character"
      name="portraitAssetId"
      generate={<GenerateInUpload generation={generation} hasPicture={values.portraitAssetId !== null} />}
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

/** Fills in the form, which is then saved like any other; the theme is read from the saved story. */
function useCharacterWriting({ values, set }: CharacterForm, culprits: ReturnType<typeof useCulprit>) {
  const store = useStore()
  // The author may type while the text is being written
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

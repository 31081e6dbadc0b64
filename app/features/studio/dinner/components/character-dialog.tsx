import ChefHat from 'lucide-react/icons/chef-hat'
import Search from 'lucide-react/icons/search'
import Skull from 'lucide-react/icons/skull'
import VenetianMask from 'lucide-react/icons/venetian-mask'
import { useRef } from 'react'
import { GenerateButton, GenerationNote, StopGenerating } from '#app/features/generation/components/generate-button.tsx'
import { writingText } from '#app/features/generation/components/offers.ts'
import { longestLine, mostNames } from '#app/features/generation/functions.ts'
import { isSuspect } from '#app/features/kits/deduction/deduce.ts'
import { isGuest } from '#app/features/kits/documents/dinner.ts'
import type { CharacterRole } from '#app/features/kits/documents/dinner.ts'
import { withPublicWords, writtenCharacter } from '#app/features/studio/dinner/written.ts'
import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { changeFields } from '#app/features/studio/draft/make-command.ts'
import { promptOfNpc } from '#app/features/studio/fields/components/generation-prompt.ts'
import { useLatest } from '#app/features/studio/fields/components/use-latest.ts'
import { KitDialog } from '#app/features/studio/kit/components/kit-dialog.tsx'
import type { KitForm, Opened } from '#app/features/studio/kit/components/kit-dialog.tsx'
import { RowPicture } from '#app/features/studio/fields/components/row-picture.tsx'
import { m } from '#app/i18n/generated/messages.js'
import type { BadgeTone } from '#app/ui/badge.tsx'
import { shortened } from '#app/shared/shortened.ts'
import { useWriting, WritingProposal } from './writing.tsx'

type Role = { Icon: typeof Skull; tone: BadgeTone }

export const roles: Readonly<Record<CharacterRole, Role>> = {
  suspect: { Icon: VenetianMask, tone: 'purple' },
  victim: { Icon: Skull, tone: 'danger' },
  detective: { Icon: Search, tone: 'blue' },
  host: { Icon: ChefHat, tone: 'amber' },
}

type Described = { name?: unknown; publicDescription?: unknown; costumeIdeas?: unknown }

/** For a row, or for what is typed in its dialog; blank when there is nothing to draw. */
export function promptOfCharacter({ name, publicDescription, costumeIdeas }: Described): string {
  const texts = [publicDescription, costumeIdeas].map((text) => String(text ?? '').trim())
  return promptOfNpc({ name, description: texts.filter(Boolean).join(' ') })
}

export function CharacterDialog(opened: Opened<'character'>) {
  const culprits = useCulprit()
  return (
    <KitDialog
      kind="character"
      {...opened}
      onSaved={culprits.choose}
      top={(form) => <Writing form={form} onNamed={culprits.note} />}
      steps={(form) => [
        [
          m.dinner_character_who(),
          'name',
          { pair: ['role', isGuest(form.values) && ['isOptional', { className: 'sm:pt-7' }]] },
          'publicDescription',
        ],
        [
          m.dinner_character_play(),
          ['background', { rows: 4 }],
          'personality',
          'costumeIdeas',
          ['castingNotes', { rows: 2 }],
        ],
        [m.dinner_character_hides(), 'secret', 'motive', ['goal', { rows: 2 }], ['alibi', { rows: 2 }]],
        [
          m.studio_dinner_portrait(),
          <RowPicture key="picture" kind="character" prompt={() => promptOfCharacter(form.values)} />,
        ],
      ]}
    />
  )
}

/** A story written before its cast names a culprit who is no character yet: a suspect written under that name becomes
 * it. */
function useCulprit() {
  const store = useStore()
  const { run } = useCommand()
  const written = useRef<string | null>(null)
  const choose = () => {
    const { dinnerStory, characters } = store.getState().draft
    const name = written.current
    if (name === null || !dinnerStory || dinnerStory.culpritId !== null || !dinnerStory.solution.includes(name)) return
    const culprit = characters.find((each) => isSuspect(each) && each.name === name)
    if (culprit) void run(changeFields(dinnerStory.id, { culpritId: culprit.id }), m.common_error())
  }
  return { note: (name: string) => void (written.current = name), choose }
}

type WritingProps = { form: KitForm<'character'>; onNamed: (name: string) => void }

/** Fills in the form, which is then saved like any other; the theme is read from the saved story. */
function Writing({ form: { values, set }, onNamed }: WritingProps) {
  const store = useStore()
  // The author may type while the text is being written
  const latest = useLatest(values)
  const writing = useWriting({
    name: 'generate-mystery-character',
    answer: writtenCharacter,
    current: () => latest.current,
    body: () => {
      const { details, dinnerStory, characters } = store.getState().draft
      const theme = shortened(dinnerStory?.theme ?? '', longestLine)
      if (theme === '') return null
      const existingCharacters = characters
        .filter(({ id }) => id !== values['id'])
        .map(({ name }) => name.slice(0, longestLine))
        .slice(0, mostNames)
      const name = values.name.trim().slice(0, longestLine)
      return { adventureId: details.id, theme, existingCharacters, role: values.role, ...(name ? { name } : {}) }
    },
    onWritten: (texts, byModel) => {
      if (texts.name) onNamed(texts.name)
      set(withPublicWords(texts, { byModel, known: latest.current.publicDescription ?? '' }), byModel)
    },
  })
  return (
    <>
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
      {writing.question && <WritingProposal kind="character" {...writing.question} />}
    </>
  )
}

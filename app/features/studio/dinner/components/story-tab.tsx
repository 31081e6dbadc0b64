import { useRef } from 'react'
import { writingText } from '#app/features/generation/components/offers.ts'
import { GenerateButton, GenerationNote, StopGenerating } from '#app/features/generation/components/generate-button.tsx'
import { longestLine } from '#app/features/generation/functions.ts'
import { useDraft, useStore } from '#app/features/studio/draft/components/use-store.ts'
import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { changeFields, declaringModel } from '#app/features/studio/draft/make-command.ts'
import { OwnersFields } from '#app/features/studio/fields/components/owners-fields.tsx'
import { PlayerRange } from '#app/features/studio/fields/components/player-range.tsx'
import { SaveForm } from '#app/features/studio/fields/components/save-form.tsx'
import { isSuspect } from '#app/features/kits/deduction/deduce.ts'
import { m } from '#app/i18n/generated/messages.js'
import { z } from '#app/shared/zod.ts'
import { culpritOf } from '#app/features/studio/dinner/written.ts'
import { EditedRow } from '#app/features/studio/kit/components/edited-row.tsx'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { shortened } from '#app/shared/shortened.ts'
import { useWriting, WritingProposal } from './writing.tsx'

export function StoryTab() {
  const suspects = useDraft().characters.filter(isSuspect)
  const writing = useStoryWriting()
  const culprit = {
    among: (id: string) => suspects.some((each) => each.id === id),
    hint: suspects.length === 0 ? m.dinner_culprit_none() : m.dinner_culprit_hint(),
  }
  const guests = { fewest: m.dinner_fewest(), most: m.dinner_most() }
  return (
    <TabFrame
      title={m.studio_dinner_story_row()}
      text={m.dinner_story_text()}
      actions={
        <>
          <GenerateButton generation={writing} hasPicture={false} describedBy={writing.noteId} />
          <StopGenerating generation={writing} />
          <SaveForm label={m.dinner_story_save()} saved={m.dinner_story_saved()} />
        </>
      }
    >
      <GenerationNote id={writing.noteId} offer={writing.offer} textOf={writingText} className="-mt-3 sm:text-right" />
      {writing.question && <WritingProposal kind="dinnerStory" {...writing.question} />}
      <EditedRow
        kind="dinnerStory"
        cards={[
          [m.dinner_story_scene(), 'theme', 'setting', 'timePeriod'],
          [m.dinner_story_crime(), ['victimBackstory', { rows: 5 }], ['murderMethod', { rows: 4 }]],
          [m.studio_field_solution(), ['culpritId', culprit], ['solution', { rows: 5 }]],
        ]}
        aside={[
          m.dinner_evening(),
          <OwnersFields key="details">
            <PlayerRange kind="mystery-dinner" labels={guests} />
          </OwnersFields>,
          ['recommendedGuests', { className: 'min-w-0' }],
          ['durationMinutes', { className: 'min-w-0' }],
        ]}
      />
    </TabFrame>
  )
}

const written = z.object({ victimBackstory: z.string(), murderMethod: z.string(), solution: z.string() })

/** Writes the three texts into the story, using its own victim and culprit, as one undo step. */
function useStoryWriting() {
  const store = useStore()
  const { run } = useCommand()
  const about = useRef<{ culpritId: string } | null>(null)
  return useWriting({
    name: 'generate-mystery-story',
    answer: written,
    isStep: true,
    current: () => {
      const { victimBackstory = '', murderMethod = '', solution = '' } = store.getState().draft.dinnerStory ?? {}
      return { victimBackstory, murderMethod, solution }
    },
    body: () => {
      const { details, dinnerStory, characters } = store.getState().draft
      const culprit = culpritOf(characters, dinnerStory?.culpritId ?? null, Math.random)
      about.current = culprit && { culpritId: culprit.id }
      const [theme = '', setting = '', timePeriod = '', victim = '', name = ''] = [
        dinnerStory?.theme,
        dinnerStory?.setting,
        dinnerStory?.timePeriod,
        characters.find(({ role }) => role === 'victim')?.name,
        culprit?.name,
      ].map((text) => text && shortened(text, longestLine))
      return theme === '' ? null : { adventureId: details.id, theme, setting, timePeriod, victim, culprit: name }
    },
    onWritten: (texts, byModel) => {
      const id = store.getState().draft.dinnerStory?.id ?? ''
      // The culprit is set together with the text that names them
      const write = changeFields(id, { ...texts, ...(texts.solution === undefined ? {} : about.current) })
      void run((draft) => {
        const command = write(draft)
        return command && byModel ? declaringModel(command)(draft) : command
      }, m.common_error())
    },
  })
}

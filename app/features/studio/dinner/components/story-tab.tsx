import { useRef } from 'react'
import { writingText } from '#app/features/generation/components/offers.ts'
import { GenerateButton, GenerationNote, StopGenerating } from '#app/features/generation/components/generate-button.tsx'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { changeFields, declaringModel } from '#app/features/studio/draft/make-command.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { RowField, RowFields } from '#app/features/studio/fields/components/row-field.tsx'
import { SaveForm } from '#app/features/studio/fields/components/save-form.tsx'
import { useRowEdit } from '#app/features/studio/fields/components/use-row-edit.ts'
import { isSuspect } from '#app/features/kits/deduction/deduce.ts'
import { m } from '#app/i18n/generated/messages.js'
import { z } from '#app/shared/zod.ts'
import { Card, CardBody, CardTitle } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { EveningCard } from './evening-card.tsx'
import { culpritOf } from '#app/features/studio/dinner/culprit-of.ts'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { useDinnerRows } from './use-dinner.ts'
import { useWriting } from './use-writing.ts'
import { WritingProposal } from './writing-proposal.tsx'

const parts = [
  { title: m.dinner_story_scene, fields: ['theme', 'setting', 'timePeriod'] },
  { title: m.dinner_story_crime, fields: ['victimBackstory', 'murderMethod'] },
] as const

const rowsOf: Partial<Record<string, number>> = { victimBackstory: 5, murderMethod: 4 }

export function StoryTab() {
  const { dinnerStory } = useDinnerRows()
  const form = useRowEdit(dinnerStory)
  const writing = useStoryWriting()
  return (
    <TabFrame
      title={m.dinner_tab_story()}
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
      <WritingProposal kind="dinnerStory" writing={writing} />
      <RowFields value={form}>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid gap-6">
            {parts.map(({ title, fields }) => (
              <Card key={fields[0]}>
                <CardBody className="gap-5">
                  <CardTitle>{title()}</CardTitle>
                  {fields.map((field) => (
                    <RowField key={field} kind="dinnerStory" name={field} rows={rowsOf[field]} />
                  ))}
                </CardBody>
              </Card>
            ))}
            <Card>
              <CardBody className="gap-5">
                <CardTitle>{m.studio_field_solution()}</CardTitle>
                <CulpritField form={form} />
                <RowField kind="dinnerStory" name="solution" rows={5} />
              </CardBody>
            </Card>
          </div>
          <EveningCard form={form} className="lg:sticky lg:top-40 bar:top-32" />
        </div>
      </RowFields>
    </TabFrame>
  )
}

function CulpritField({
  form,
}: {
  form: ReturnType<typeof useRowEdit<ReturnType<typeof useDinnerRows>['dinnerStory']>>
}) {
  const { characters } = useDinnerRows()
  const suspects = characters.filter((each) => isSuspect(each) || each.id === form.values.culpritId)
  const known = suspects.some(({ id }) => id === form.values.culpritId)
  return (
    <Field
      label={kindOf('dinnerStory').fields['culpritId']!.label()}
      name="culpritId"
      hint={suspects.length === 0 ? m.dinner_culprit_none() : m.dinner_culprit_hint()}
      error={form.errorsAt('culpritId')}
    >
      {(control) => (
        <Select
          value={known ? String(form.values.culpritId) : ''}
          onChange={({ target }) => form.set({ culpritId: target.value || null })}
          {...control}
        >
          <option value="">{m.studio_choose()}</option>
          {suspects.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const written = z.object({ victimBackstory: z.string(), murderMethod: z.string(), solution: z.string() })
const longest = 200

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
      ].map((text) => text?.trim().slice(0, longest))
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

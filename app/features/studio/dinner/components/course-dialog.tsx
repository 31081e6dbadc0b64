import { kindOf } from '#app/features/rows/kinds/index.ts'
import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { CountInput } from '#app/features/studio/fields/components/count-input.tsx'
import { FormSteps } from '#app/features/studio/fields/components/form-steps.tsx'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import { rowWords } from '#app/features/studio/fields/components/row-words.ts'
import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { notify } from '#app/ui/toaster.ts'
import { useDinnerRows } from './use-dinner.ts'
import type { DinnerView } from './use-dinner.ts'

type CourseView = DinnerView['courses'][number]
type CourseDialogProps = { course: CourseView | null; onClose: () => void; onReopen: () => void }

const texts = [
  { field: 'dish', rows: 2, hint: null },
  { field: 'dietaryNotes', rows: 2, hint: m.dinner_course_diet_hint },
  { field: 'shoppingList', rows: 3, hint: m.dinner_course_shopping_hint },
  { field: 'hostScript', rows: 4, hint: m.dinner_course_script_hint },
] as const
/** Steps of a phone. */
const pairs = [texts.slice(0, 2), texts.slice(2)]

const gapMinutes = 30

export function CourseDialog({ course, onClose, onReopen }: CourseDialogProps) {
  const { details, courses } = useDinnerRows()
  const form = useRowForm<CourseView>({
    kind: 'course',
    row: course,
    initial: { name: '', startMinute: courses.length === 0 ? gapMinutes : courses.at(-1)!.startMinute + gapMinutes },
    draftRow: course?.id ?? 'new',
    required: { field: 'name', missing: m.dinner_name_missing },
    onClose,
    onReopen,
    failure: (reason) => ({ title: m.common_error(), description: reason }),
    onSaved: () => {
      void notify({ title: course ? m.dinner_course_updated() : m.dinner_course_added(), tone: 'success' })
      onClose()
    },
  })
  const wordsOf = rowWords('course', form, contentLanguages(details))
  return (
    <RowDialog
      form={form}
      title={course ? m.dinner_course_edit() : m.dinner_course_new()}
      submit={course ? m.dinner_course_update() : m.dinner_course_add()}
      onClose={onClose}
    >
      <FormSteps
        onlyOnPhones
        steps={[
          {
            title: wordsOf('name').label,
            part: (
              <>
                <BilingualText {...wordsOf('name')} hint={m.dinner_course_name_hint()} />
                <Field
                  label={kindOf('course').fields['startMinute']!.label()}
                  name="startMinute"
                  hint={m.dinner_course_minute_hint()}
                  error={form.errorsAt('startMinute')}
                  className="max-w-80"
                >
                  {(control) => (
                    <CountInput
                      {...control}
                      value={form.values.startMinute}
                      onChange={(startMinute) => form.set({ startMinute })}
                      min={0}
                      max={1_440}
                    />
                  )}
                </Field>
              </>
            ),
          },
          ...pairs.map((pair) => ({
            title: wordsOf(pair[0]!.field).label,
            part: pair.map(({ field, rows, hint }) => (
              <BilingualText key={field} {...wordsOf(field)} rows={rows} {...(hint ? { hint: hint() } : {})} />
            )),
          })),
        ]}
      />
    </RowDialog>
  )
}

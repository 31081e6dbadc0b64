import { course as kind } from '#app/features/rows/kinds/course.ts'
import type { CourseView } from '#app/features/studio/draft/view.ts'
import { FormSteps } from '#app/features/studio/fields/components/form-steps.tsx'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import { KitDialog, useKitForm } from '#app/features/studio/kit/components/kit-dialog.tsx'
import type { Handlers } from '#app/features/studio/kit/components/kit-dialog.tsx'
import { useDinnerRows } from './use-dinner.ts'

const gapMinutes = 30

export function CourseDialog({ course, ...handlers }: Handlers & { course: CourseView | null }) {
  const before = useDinnerRows().courses.at(-1)
  const form = useKitForm({
    kind: 'course',
    row: course,
    initial: { startMinute: (before?.startMinute ?? 0) + gapMinutes },
    ...handlers,
  })
  return (
    <KitDialog kind="course" row={course} form={form} onClose={handlers.onClose}>
      <FormSteps
        onlyOnPhones
        steps={[
          {
            title: kind.fields.name.label(),
            part: (
              <>
                <RowField kind="course" name="name" />
                <RowField kind="course" name="startMinute" />
              </>
            ),
          },
          {
            title: kind.fields.dish.label(),
            part: (
              <>
                <RowField kind="course" name="dish" rows={2} />
                <RowField kind="course" name="dietaryNotes" rows={2} />
              </>
            ),
          },
          {
            title: kind.fields.shoppingList.label(),
            part: (
              <>
                <RowField kind="course" name="shoppingList" />
                <RowField kind="course" name="hostScript" rows={4} />
              </>
            ),
          },
        ]}
      />
    </KitDialog>
  )
}

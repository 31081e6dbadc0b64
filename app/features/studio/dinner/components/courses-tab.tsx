import { DeleteRow } from '#app/features/studio/fields/components/delete-row.tsx'
import { OrderedRows } from '#app/features/studio/fields/components/ordered-rows.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { CourseCard } from './course-card.tsx'
import { CourseDialog } from './course-dialog.tsx'
import { TabFrame } from './tab-frame.tsx'
import { useDinner, useDinnerRows } from './use-dinner.ts'
import { useOpenRow } from './use-open-row.ts'

export function CoursesTab() {
  const { courses } = useDinnerRows()
  const document = useDinner()
  const open = useOpenRow(courses)
  return (
    <TabFrame title={m.dinner_tab_courses()} text={m.dinner_courses_text()}>
      <OrderedRows
        kind="course"
        rows={courses}
        nameOf={({ name }) => name}
        card={(course, move) => (
          <CourseCard
            course={course}
            document={document}
            move={move}
            onEdit={() => open.edit(course.id)}
            onDelete={() => open.remove(course.id)}
          />
        )}
        empty={{
          title: m.dinner_courses_empty(),
          text: m.dinner_courses_empty_text(),
          create: m.dinner_courses_first(),
        }}
        create={m.dinner_course_new()}
        onCreate={open.create}
        flow="down"
        className="grid gap-4 [&>li:last-child_button]:min-h-24"
      />
      {open.creating && <CourseDialog course={null} onClose={open.close} onReopen={open.create} />}
      {open.editing && (
        <CourseDialog
          key={open.editing.id}
          course={open.editing}
          onClose={open.close}
          onReopen={() => open.edit(open.editing!.id)}
        />
      )}
      {open.deleting && (
        <DeleteRow
          id={open.deleting.id}
          kind="course"
          name={open.deleting.name}
          question={m.dinner_course_delete_question()}
          deleted={m.dinner_course_deleted()}
          failure={(reason) => ({ title: m.common_error(), description: reason })}
          onClose={open.close}
        />
      )}
    </TabFrame>
  )
}

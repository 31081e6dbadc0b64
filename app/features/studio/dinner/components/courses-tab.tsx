import { OrderedRows } from '#app/features/studio/fields/components/ordered-rows.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { CourseCard } from './course-card.tsx'
import { CourseDialog } from './course-dialog.tsx'
import { RowDialogs } from './row-dialogs.tsx'
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
      <RowDialogs
        open={open}
        kind="course"
        nameOf={({ name }) => name}
        dialog={(course, props) => <CourseDialog course={course} {...props} />}
        question={m.dinner_course_delete_question()}
        deleted={m.dinner_course_deleted()}
      />
    </TabFrame>
  )
}

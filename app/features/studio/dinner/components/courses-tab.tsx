import { RowList } from '#app/features/studio/kit/components/row-list.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { CourseCard } from './course-card.tsx'
import { CourseDialog } from './course-dialog.tsx'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { useDinner, useDinnerRows } from './use-dinner.ts'
import { useOpenRow } from '#app/features/studio/kit/components/use-open-row.ts'

export function CoursesTab() {
  const { courses } = useDinnerRows()
  const document = useDinner()
  const open = useOpenRow(courses)
  return (
    <TabFrame title={m.dinner_tab_courses()} text={m.dinner_courses_text()}>
      <RowList
        kind="course"
        rows={courses}
        open={open}
        card={(course, buttons) => <CourseCard course={course} document={document} buttons={buttons} />}
        empty={{
          title: m.dinner_courses_empty(),
          text: m.dinner_courses_empty_text(),
          create: m.dinner_courses_first(),
        }}
        dialog={(course, handlers) => <CourseDialog course={course} {...handlers} />}
        flow="down"
        className="grid gap-4 [&>li:last-child_button]:min-h-24"
      />
    </TabFrame>
  )
}

import Package from 'lucide-react/icons/package'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import Wheat from 'lucide-react/icons/wheat'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { isAt } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCourse } from '#app/features/kits/documents/dinner.ts'
import { course as kind } from '#app/features/rows/kinds/course.ts'
import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { changeFields } from '#app/features/studio/draft/make-command.ts'
import { RowMarks } from '#app/features/studio/fields/components/row-marks.tsx'
import { KitDialog } from '#app/features/studio/kit/components/kit-dialog.tsx'
import type { Opened } from '#app/features/studio/kit/components/kit-dialog.tsx'
import { RowTab } from '#app/features/studio/kit/components/row-tab.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { ActionSelect } from '#app/ui/action-select.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody, CardFooter, CardTitle } from '#app/ui/card.tsx'
import { LookPicture } from '#app/ui/look-picture.tsx'
import { useDinner } from '#app/features/studio/kit/components/use-document.ts'
import { ClueLink, IconLine } from './clue-parts.tsx'

export const CoursesTab = () => (
  <RowTab
    kind="course"
    title={m.dinner_tab_courses()}
    text={m.dinner_courses_text()}
    card={(course, buttons) => <CourseCard course={course} buttons={buttons} />}
    empty={{
      title: m.dinner_courses_empty(),
      text: m.dinner_courses_empty_text(),
      create: m.dinner_courses_first(),
    }}
    Dialog={CourseDialog}
    flow="down"
    className="grid gap-4 [&>li:last-child_button]:min-h-24"
  />
)

const gapMinutes = 30

function CourseDialog(opened: Opened<'course'>) {
  const before = useDraft().courses.at(-1)
  return (
    <KitDialog
      kind="course"
      {...opened}
      initial={{ startMinute: (before?.startMinute ?? 0) + gapMinutes }}
      onlyOnPhones
      steps={() => [
        [kind.fields.name.label(), 'name', 'startMinute'],
        [kind.fields.dish.label(), ['dish', { rows: 2 }], ['dietaryNotes', { rows: 2 }]],
        [kind.fields.shoppingList.label(), 'shoppingList', ['hostScript', { rows: 4 }]],
      ]}
    />
  )
}

function CourseCard({ course, buttons }: { course: DinnerCourse; buttons: ReactNode }) {
  const props = useDinner().props.filter(({ courseId }) => courseId === course.id)
  const { id, name, dish, dietaryNotes, shoppingList, startMinute } = course
  return (
    <Card className="overflow-hidden sm:flex-row">
      <div className="stage velvet flex shrink-0 items-baseline gap-1.5 px-5 py-3 text-on-curtain sm:w-32 sm:flex-col sm:items-center sm:justify-center sm:gap-0 sm:text-center">
        <span className="font-display text-3xl leading-none font-semibold text-brass-ink tabular-nums">
          {formatNumber(startMinute)}
        </span>
        <span className="text-sm">{m.dinner_course_minute()}</span>
      </div>
      <CardBody className="min-w-0">
        <div className="flex flex-wrap items-center gap-2">
          <CardTitle>{name}</CardTitle>
          <RowMarks id={id} />
        </div>
        <p className="text-[0.9375rem] text-muted">{dish.trim() || m.dinner_course_no_dish()}</p>
        <IconLine Icon={Wheat} label={m.studio_dinner_dietary()} text={dietaryNotes} />
        <IconLine Icon={ShoppingBasket} label={m.studio_dinner_shopping()} text={shoppingList} />
        <IconLine Icon={Package} label={m.studio_kit_tab_props()} text={props.map((prop) => prop.name).join(', ')} />
        <Served course={course} />
        <CardFooter className="gap-2">{buttons}</CardFooter>
      </CardBody>
    </Card>
  )
}

/** The clues that come with the course; each one served is a step that can be undone. */
function Served({ course }: { course: DinnerCourse }) {
  const document = useDinner()
  const { run } = useCommand()
  const served = document.clues.filter((clue) => isAt({ name: 'course', courseId: course.id }, clue))
  const others = document.clues.filter((clue) => !served.includes(clue))
  const place = (clueId: string, isServed: boolean) =>
    void run(
      changeFields(clueId, isServed ? { phase: 'course', courseId: course.id } : { phase: null, courseId: null }),
      m.common_error(),
    )
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <h4 className="text-sm font-semibold">{m.dinner_course_clues()}</h4>
      {served.length === 0 && <p className="text-sm text-muted">{m.dinner_course_no_clues()}</p>}
      {served.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {served.map(({ id, title, look }) => (
            <li
              key={id}
              className="flex min-h-11 max-w-full items-center gap-2 rounded-control border border-line bg-sunken pl-2"
            >
              <LookPicture look={look} className="size-8" />
              <ClueLink id={id}>{title}</ClueLink>
              <Button
                variant="ghost"
                size="icon"
                aria-label={m.dinner_course_take({ title, name: course.name })}
                onClick={() => place(id, false)}
              >
                <X aria-hidden="true" className="size-4.5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ActionSelect
          label={m.dinner_course_serve()}
          name={m.dinner_course_serve_named({ name: course.name })}
          of={others.map(({ id, title }) => ({ id, name: title }))}
          onChoose={(id) => place(id, true)}
          className="max-w-80"
        />
      )}
    </div>
  )
}

import { isBlankText } from '#app/features/kits/documents/words.ts'
import type { DinnerCheck } from './dinner-finding.ts'
import { found, unless } from './dinner-finding.ts'
import { repeated } from './repeated.ts'

/** Checks the meal itself, and what has to be made for it. */
export const checkCourses: DinnerCheck = ({ document }) => {
  const { courses, clues, props, story } = document
  if (courses.length === 0)
    return [
      found('no_courses', { entity: 'dinnerStory', id: story.id, field: 'courses' }, { name: '' }),
      ...checkProps(props),
    ]
  return [
    ...courses.flatMap((course, index) => {
      const { id, name, startMinute } = course
      const at = (field: string) => ({ entity: 'course' as const, id, field })
      const before = courses[index - 1]
      const params = { name, minute: startMinute, minutes: story.durationMinutes }
      return [
        ...unless(!isBlankText(name), 'course_without_name', at('name'), params),
        ...unless(!isBlankText(course.dish), 'course_without_dish', at('dish'), params),
        ...unless(startMinute < story.durationMinutes, 'course_too_late', at('startMinute'), params),
        ...unless(!before || startMinute > before.startMinute, 'courses_out_of_order', at('startMinute'), {
          ...params,
          before: before?.name ?? '',
        }),
        ...unless(
          clues.some(({ phase, courseId }) => phase === 'course' && courseId === id),
          'course_without_clue',
          at('name'),
          params,
        ),
      ]
    }),
    ...repeated(
      courses.filter(({ name }) => !isBlankText(name)),
      ({ name }) => name,
    ).map(({ id, name }) => found('duplicate_title', { entity: 'course', id, field: 'name' }, { name })),
    ...checkProps(props),
  ]
}

const checkProps = (props: Parameters<DinnerCheck>[0]['document']['props']) =>
  props.flatMap(({ id, name, description, howToMake }) => {
    const at = (field: string) => ({ entity: 'dinnerProp' as const, id, field })
    return [
      ...unless(!isBlankText(name), 'prop_without_name', at('name'), { name }),
      ...unless(!isBlankText(description) || !isBlankText(howToMake), 'prop_without_instructions', at('howToMake'), {
        name,
      }),
    ]
  })

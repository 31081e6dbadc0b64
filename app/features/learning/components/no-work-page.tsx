import { ErrorOutline } from '#app/features/shell/error-outline.tsx'
import { m } from '#app/i18n/generated/messages.js'

/** For an activity of a course that names no adventure yet. */
export const NoWorkPage = ({ isTeacher }: { isTeacher: boolean }) => (
  <ErrorOutline title={m.learning_none_title()}>
    <p className="max-w-prose text-lg">{isTeacher ? m.learning_none_teacher() : m.learning_none_learner()}</p>
  </ErrorOutline>
)

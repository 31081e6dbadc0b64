import { AppError } from '#app/shared/app-error.ts'
import { answered } from '#app/routes/api/json-answer.server.ts'

/** Streams are answered before they reach React Router (`app/answer-stream.server.ts`). */
export const loader = answered(async () => {
  throw new AppError('notFound')
})

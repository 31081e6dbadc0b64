import { AppError } from '#app/shared/app-error.ts'
import { answered } from '#app/routes/api/json-answer.server.ts'

/**
 * The stream of a run is written straight to the connection (`app/answer-stream.server.ts`), before React Router is asked. Whatever else
 * comes here asks for no stream: it would wait for an end that does not come.
 */
export const loader = answered(async () => {
  throw new AppError('notFound')
})

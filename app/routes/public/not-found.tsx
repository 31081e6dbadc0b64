import { AppError } from '#app/shared/app-error.ts'
import { handled } from '#app/platform/handled.server.ts'

/** Every address that is nobody's: answered with 404 by the site's error page. */
export const loader = handled(async () => {
  throw new AppError('notFound')
})

export default function NotFound() {
  return null
}

import { AppError } from '#app/shared/app-error.ts'
import { handled } from '#app/platform/handled.server.ts'

export const loader = handled(async () => {
  throw new AppError('notFound')
})

export default function NotFound() {
  return null
}

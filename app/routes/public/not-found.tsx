import { AppError } from '#app/shared/app-error.ts'
import { handled } from '#app/platform/handled.server.ts'
import { factsContext } from '#app/platform/request-context.server.ts'
import type { Route } from './+types/not-found.ts'

/** Refusal pages are rendered here too, so that one cached page serves all addresses. */
export const loader = handled(async ({ context }: Route.LoaderArgs) => {
  throw new AppError(context.get(factsContext).refusal ?? 'notFound')
})

export default function NotFound() {
  return null
}

import { m } from '#app/i18n/generated/messages.js'
import { Loading, Skeleton } from '#app/ui/skeleton.tsx'

export function ProjectsLoading() {
  return (
    <Loading label={m.studio_creator_loading()} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </Loading>
  )
}

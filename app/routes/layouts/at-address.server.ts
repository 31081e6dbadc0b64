import { redirect } from 'react-router'
import { findAtAddress } from '#app/features/payments/ledger/at-address.server.ts'
import { answererOf } from '#app/features/play/runs/person.server.ts'
import { factsContext, getViewer } from '#app/platform/request-context.server.ts'
import type { Context } from '#app/platform/request-context.server.ts'
import { isListed } from '#app/shared/statuses.ts'

type Asked = { request: Request; params: { id: string }; context: Context }

type AtAddress = {
  adventureId: string
  /** Stands for its id in what this page links to. */
  address: string
  isListed: boolean
  isCreator: boolean
  /** Stands for its id in what is handed round; null for those who have it and no longer its link. */
  shared: string | null
}

/** The adventure that a public address names. A page that was opened by its link is sent on to its id once it is
 * listed. @throws AppError notFound, Response */
export async function atAddress({ request, params, context }: Asked): Promise<AtAddress> {
  const { userId, guestHash } = answererOf(context)
  const role = getViewer(context)?.role ?? context.get(factsContext).frame
  const isStaff = role === 'admin' || role === 'moderator'
  const found = await findAtAddress(params.id, { userId, guestHash, isStaff })
  const { adventureId, link, isByLink } = found
  const listed = isListed(found.status)
  if (isByLink && listed && request.method === 'GET') {
    const { pathname, searchParams } = new URL(request.url)
    // As the address bar has it, whether page or data were asked for
    searchParams.delete('_routes')
    const search = searchParams.size === 0 ? '' : `?${searchParams}`
    throw redirect(pathname.replace(params.id, adventureId).replace(/\.data$/, '') + search)
  }
  const isCreator = found.isCreator || role === 'admin'
  const shared = listed ? adventureId : isByLink || isCreator ? link : null
  return { adventureId, address: params.id, isListed: listed, isCreator, shared }
}
